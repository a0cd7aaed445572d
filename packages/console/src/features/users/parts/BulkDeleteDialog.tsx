import { ConfirmDialog, Stack, Text } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete } from '../user-rules.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { SelectedUsers } from './SelectedUsers.tsx';

/** Asks before many users are deleted, with their exact number and how many of them the service will keep. */
export function BulkDeleteDialog({ isOpen, users, onStart, onClose }: BulkDialogProps & { isOpen: boolean }) {
  const { t } = useTranslation(['users', 'shell']);
  const queryClient = useQueryClient();
  const me = useMe();
  const count = users.length;
  const kept = users.filter((user) => whyNotDelete(user, me) !== undefined).length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('bulk.delete.title', { count })}
      confirmLabel={t('bulk.delete.confirm', { count })}
      onConfirm={() => onStart(t('bulk.delete.run', { count }), usersInBulk.remove(queryClient))}
      dependants={
        <Stack gap={8}>
          <SelectedUsers users={users} />
          {kept > 0 && <Text>{t('bulk.delete.refused', { count: kept })}</Text>}
        </Stack>
      }
      words={{ cancel: t('shell:action.cancel'), close: t('shell:action.close') }}
    >
      <Text>{t('bulk.delete.text')}</Text>
    </ConfirmDialog>
  );
}
