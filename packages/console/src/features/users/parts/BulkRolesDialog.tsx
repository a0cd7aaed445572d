import { Button, Dialog, formatList, Stack } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
import type { BulkWords } from '#shared/bulk/bulk-runs.ts';
import { isRoleUnknown } from '../is-role-unknown.ts';
import { roleChoices, rolesToGive } from '../role-choices.ts';
import { useRolesSeen } from '../use-met.ts';
import { useRoleName } from '../use-role-name.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { RoleFields, type RolesChosen } from './RoleFields.tsx';
import { SelectedUsers } from './SelectedUsers.tsx';

const nothing: RolesChosen = { ticked: [], typed: '' };

/** Which roles many users are given, or which are taken from them. */
export function BulkRolesDialog({
  action,
  users,
  onStart,
  onClose,
}: BulkDialogProps & { action: 'add' | 'remove' }) {
  const { t, i18n } = useTranslation(['users', 'shell']);
  const queryClient = useQueryClient();
  const roleName = useRoleName();
  const choices = roleChoices([], useRolesSeen());
  const [choice, setChoice] = useState(nothing);
  const [tried, setTried] = useState(false);
  const roles = rolesToGive(choice.ticked, choice.typed, []);
  const count = users.length;
  const isAdding = action === 'add';

  const reason = (error: unknown) => (isRoleUnknown(error) ? t('addRoles.other.unknown') : undefined);
  const addingWords = (given: string): BulkWords => ({
    title: t('bulk.addRoles.run', { count, roles: given }),
    result: (done, left) =>
      left === 0
        ? t('bulk.addRoles.done', { count: done, roles: given })
        : t('bulk.addRoles.partlyDone', { count: done, total: done + left, roles: given }),
    fileName: t('bulk.addRoles.fileName'),
    reason,
  });
  const removingWords = (taken: string): BulkWords => ({
    title: t('bulk.removeRoles.run', { count, roles: taken }),
    result: (done, left) =>
      left === 0
        ? t('bulk.removeRoles.done', { count: done, roles: taken })
        : t('bulk.removeRoles.partlyDone', { count: done, total: done + left, roles: taken }),
    fileName: t('bulk.removeRoles.fileName'),
    reason,
  });

  const confirm = () => {
    setTried(true);
    if (roles.length === 0) return;
    const list = formatList(roles.map(roleName), i18n.language);
    const names = t('bulk.roles', { count: roles.length, roles: list });
    if (isAdding) onStart(addingWords(names), usersInBulk.addRoles(queryClient, roles));
    else onStart(removingWords(names), usersInBulk.removeRoles(queryClient, roles));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isAdding ? t('bulk.addRoles.title', { count }) : t('bulk.removeRoles.title', { count })}
      onSubmit={confirm}
      words={{ close: t('shell:action.close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="submit" design="primary">
            {isAdding
              ? t('bulk.addRoles.confirm', { count: roles.length })
              : t('bulk.removeRoles.confirm', { count: roles.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SelectedUsers users={users} />
        <RoleFields
          choices={choices}
          value={choice}
          mistake={tried && roles.length === 0 ? 'missing' : undefined}
          onChange={setChoice}
        />
      </Stack>
    </Dialog>
  );
}
