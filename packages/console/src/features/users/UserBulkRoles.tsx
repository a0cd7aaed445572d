import type { User } from '@archive-console/api-client';
import { Button, Dialog, formatList, Stack } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#entities/users/use-role-name.ts';
import { nameOf, rolesSeen } from '#queries/users.ts';
import { usersBulk } from '#queries/users-bulk.ts';
import type { BulkDialogProps, BulkOrderFor } from '#shared/bulk/bulk-dialog.ts';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { useSeen } from '#shared/list/use-seen.ts';
import { isRoleUnknown, noRoles, roleChoices, rolesToGive } from './role-choices.ts';
import { RoleFields } from './RoleFields.tsx';

/** Which roles many users are given. */
export function UserBulkAddRoles(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  return (
    <RolesDialog
      {...dialog}
      title={(count) => t('bulk.addRoles.title', { count })}
      confirm={(count) => t('bulk.addRoles.confirm', { count })}
      order={(roles, names, users) => ({
        ...usersBulk.addRoles(queryClient, roles),
        title: t('bulk.addRoles.run', { count: users, roles: names }),
        done: (count) => t('bulk.addRoles.done', { count, roles: names }),
        partlyDone: (count, total) => t('bulk.addRoles.partlyDone', { count, total, roles: names }),
        fileName: t('bulk.addRoles.file'),
      })}
    />
  );
}

/** Which roles are taken from many users. */
export function UserBulkRemoveRoles(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  return (
    <RolesDialog
      {...dialog}
      title={(count) => t('bulk.removeRoles.title', { count })}
      confirm={(count) => t('bulk.removeRoles.confirm', { count })}
      order={(roles, names, users) => ({
        ...usersBulk.removeRoles(queryClient, roles),
        title: t('bulk.removeRoles.run', { count: users, roles: names }),
        done: (count) => t('bulk.removeRoles.done', { count, roles: names }),
        partlyDone: (count, total) => t('bulk.removeRoles.partlyDone', { count, total, roles: names }),
        fileName: t('bulk.removeRoles.file'),
      })}
    />
  );
}

interface RolesDialogProps extends BulkDialogProps<User> {
  title: (users: number) => string;
  confirm: (roles: number) => string;
  order: (roles: string[], names: string, users: number) => BulkOrderFor<User>;
}

function RolesDialog({ isOpen, rows, onStart, onClose, title, confirm, order }: RolesDialogProps) {
  const { t, i18n } = useTranslation(['users', 'shell']);
  const roleName = useRoleName();
  const choices = roleChoices([], useSeen(rolesSeen));
  const [choice, setChoice] = useState(noRoles);
  const [tried, setTried] = useState(false);
  const roles = rolesToGive(choice.ticked, choice.typed, []);

  const start = () => {
    setTried(true);
    if (roles.length === 0) return;
    const list = formatList(roles.map(roleName), i18n.language);
    const names = t('bulk.roles', { count: roles.length, roles: list });
    onStart({
      ...order(roles, names, rows.length),
      reason: (error) => (isRoleUnknown(error) ? t('addRoles.other.unknown') : undefined),
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title(rows.length)}
      onSubmit={start}
      actions={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="submit" design="primary">
            {confirm(roles.length)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SelectedNames names={rows.map(nameOf)} />
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
