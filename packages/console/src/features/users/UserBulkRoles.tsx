import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, rolesSeen } from '#queries/users.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { divideRows } from '#shared/bulk/ExcludedRows.tsx';
import { MANY } from '#shared/bulk/many.ts';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { isLineTooLong } from '#shared/form/text-limits.ts';
import { useSeen } from '#shared/list/use-seen.ts';
import { useMe } from '#shared/session/use-me.ts';
import { chosenBefore, noRoles, roleChoices, rolesToGive, useRoleNames } from './roles.ts';
import { RoleFields } from './RoleFields.tsx';
import { RolesConfirmation } from './RolesConfirmation.tsx';
import { rolesActions, type RolesChange, rolesWords } from './user-bulk-actions.ts';
import { targetOf } from './user-list.ts';
import { whyNotRemoveRole } from './user-rules.ts';

/** Which roles many users are given. */
export const UserBulkAddRoles = (dialog: BulkDialogProps<User>) => (
  <RolesDialog {...dialog} change="addRoles" />
);

/** Which roles are taken from many users. */
export const UserBulkRemoveRoles = (dialog: BulkDialogProps<User>) => (
  <RolesDialog {...dialog} change="removeRoles" />
);

interface RolesDialogProps extends BulkDialogProps<User> {
  change: RolesChange;
}

function RolesDialog({ isOpen, before, rows, onStart, onClose, change }: RolesDialogProps) {
  const { t } = useTranslation('users');
  const words = rolesWords[change];
  const roleNames = useRoleNames();
  const orderOf = useBulkOrder();
  const me = useMe();
  const choices = roleChoices([], useSeen(rolesSeen));
  // What an order of this dialog was given are roles.
  const [choice, setChoice] = useState(() =>
    before === undefined ? noRoles : chosenBefore(before as string[], choices),
  );
  const [isRefused, setRefused] = useState(choice.typed !== '');
  const [tried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const roles = rolesToGive(choice.ticked, choice.typed, []);
  const takesAdministrator = change === 'removeRoles' && roles.includes(TENANT_ADMIN);
  const { going, excluded } = divideRows(rows, targetOf, (user) => {
    const reason = takesAdministrator ? whyNotRemoveRole(TENANT_ADMIN, user.id, me) : undefined;
    return reason && { reason: t(reason), short: t('bulk.roleGuard.self'), isFirst: true };
  });
  const guard = useDirtyGuard(isOpen && roles.length > 0);
  const names = t('bulk.roles', { count: roles.length, roles: roleNames(roles) });
  const mistake = isLineTooLong(choice.typed) ? 'too-long' : roles.length === 0 ? 'missing' : undefined;
  const start = () =>
    onStart({ ...orderOf(rolesActions[change], roles, going.length), rows: going, excluded });
  const submit = () => {
    setTried(true);
    if (mistake !== undefined) return;
    if (takesAdministrator || going.length > MANY) setAsked(true);
    else start();
  };
  return (
    <>
      <GuardedDialog
        isOpen={isOpen && !isAsked}
        guard={guard}
        title={t(words.title, { count: rows.length })}
        submit={t(words.confirm, { count: roles.length })}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectedNames names={rows.map(nameOf)} />
        <RoleFields
          choices={choices}
          value={choice}
          mistake={isRefused ? 'unknown' : tried ? mistake : undefined}
          onChange={(next) => {
            setRefused(false);
            setChoice(next);
          }}
        />
      </GuardedDialog>
      {isAsked && (
        <RolesConfirmation
          title={t(words.sure, { count: going.length, roles: names })}
          confirmLabel={t(words.confirmSure, { count: going.length })}
          isOpen={isOpen}
          going={going}
          excluded={excluded}
          takesAdministrator={takesAdministrator}
          onConfirm={start}
          onClose={() => guard.close(onClose)}
        />
      )}
    </>
  );
}
