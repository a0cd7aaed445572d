import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, rolesSeen } from '#queries/users.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { divideRows } from '#shared/bulk/ExcludedRows.tsx';
import { MANY } from '#shared/bulk/many.ts';
import type { ResumableAction } from '#shared/bulk/resumable-action.ts';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { useSeen } from '#shared/list/use-seen.ts';
import { useMe } from '#shared/session/use-me.ts';
import { noRoles, roleChoices, rolesToGive, useRoleName } from './roles.ts';
import { RoleFields } from './RoleFields.tsx';
import { RolesConfirmation } from './RolesConfirmation.tsx';
import { addRolesToUsers, removeRolesFromUsers } from './user-bulk-actions.ts';
import { targetOf } from './user-list.ts';
import { whyNotRemoveRole } from './user-rules.ts';

/** Which roles many users are given. */
export function UserBulkAddRoles(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  return (
    <RolesDialog
      {...dialog}
      title={(count) => t('bulk.addRoles.title', { count })}
      confirm={(count) => t('bulk.addRoles.confirm', { count })}
      sure={(count, roles) => ({
        title: t('bulk.addRoles.sure.title', { count, roles }),
        confirm: t('bulk.addRoles.sure.confirm', { count }),
      })}
      action={addRolesToUsers}
    />
  );
}

/** Which roles are taken from many users. */
export function UserBulkRemoveRoles(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  return (
    <RolesDialog
      {...dialog}
      title={(count) => t('bulk.removeRoles.title', { count })}
      confirm={(count) => t('bulk.removeRoles.confirm', { count })}
      isTaking
      sure={(count, roles) => ({
        title: t('bulk.removeRoles.sure.title', { count, roles }),
        confirm: t('bulk.removeRoles.sure.confirm', { count }),
      })}
      action={removeRolesFromUsers}
    />
  );
}

interface RolesDialogProps extends BulkDialogProps<User> {
  title: (users: number) => string;
  confirm: (roles: number) => string;
  /** Roles are taken: the signed-in administrator keeps their own. @default false */
  isTaking?: boolean;
  /** What is asked before it is done to many, or to administrators. */
  sure: (users: number, roles: string) => { title: string; confirm: string };
  action: ResumableAction<string[]>;
}

function RolesDialog({
  isOpen,
  rows,
  onStart,
  onClose,
  title,
  confirm,
  isTaking = false,
  sure,
  action,
}: RolesDialogProps) {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const orderOf = useBulkOrder();
  const me = useMe();
  const choices = roleChoices([], useSeen(rolesSeen));
  const [choice, setChoice] = useState(noRoles);
  const [tried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const roles = rolesToGive(choice.ticked, choice.typed, []);
  const takesAdministrator = isTaking && roles.includes(TENANT_ADMIN);
  const { going, excluded } = divideRows(rows, targetOf, (user) => {
    const reason = takesAdministrator ? whyNotRemoveRole(TENANT_ADMIN, user.id, me) : undefined;
    return reason && { reason: t(reason), short: t('bulk.roleGuard.self'), isFirst: true };
  });
  const guard = useDirtyGuard(isOpen && roles.length > 0);
  const list = formatList(roles.map(roleName), i18n.language);
  const names = t('bulk.roles', { count: roles.length, roles: list });

  const start = () => onStart({ ...orderOf(action, roles, going.length), rows: going, excluded });
  const submit = () => {
    setTried(true);
    if (roles.length === 0) return;
    if (takesAdministrator || going.length > MANY) setAsked(true);
    else start();
  };
  return (
    <>
      <GuardedDialog
        isOpen={isOpen && !isAsked}
        guard={guard}
        title={title(rows.length)}
        submit={confirm(roles.length)}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectedNames names={rows.map(nameOf)} />
        <RoleFields
          choices={choices}
          value={choice}
          mistake={tried && roles.length === 0 ? 'missing' : undefined}
          onChange={setChoice}
        />
      </GuardedDialog>
      {isAsked && (
        <RolesConfirmation
          {...sure(going.length, names)}
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
