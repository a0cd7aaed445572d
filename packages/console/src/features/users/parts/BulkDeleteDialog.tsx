import { Button, ConfirmDialog, Dialog, Stack, Text } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
import type { BulkWords } from '#shared/bulk-runs.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete } from '../user-rules.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { SelectedUsers } from './SelectedUsers.tsx';

/** Asks before many users are deleted: how many and who. Whom the service keeps is said, and not sent. */
export function BulkDeleteDialog({ isOpen, users, onStart, onClose }: BulkDialogProps & { isOpen: boolean }) {
  const { t } = useTranslation(['users', 'shell']);
  const queryClient = useQueryClient();
  const me = useMe();
  const going = users.filter((user) => whyNotDelete(user, me) === undefined);
  const managed = users.filter((user) => whyNotDelete(user, me) === 'rules.deleteManaged').length;
  const count = going.length;
  const words: BulkWords = {
    title: t('bulk.delete.run', { count }),
    result: (done, left) =>
      left === 0
        ? t('bulk.delete.done', { count: done })
        : t('bulk.delete.partlyDone', { count: done, left }),
  };
  const staying = (
    <>
      {users.some(({ id }) => id === me.userId) && <Text>{t('bulk.delete.self')}</Text>}
      {managed > 0 && <Text>{t('bulk.delete.managed', { count: managed })}</Text>}
    </>
  );
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && count > 0}
        onClose={onClose}
        title={t('bulk.delete.title', { count })}
        confirmLabel={t('bulk.delete.confirm', { count })}
        onConfirm={() => onStart(words, usersInBulk.remove(queryClient), going)}
        dependants={
          <Stack gap={8}>
            <SelectedUsers users={going} />
            {staying}
          </Stack>
        }
        words={{ cancel: t('shell:action.cancel'), close: t('shell:action.close') }}
      >
        <Text>{t('bulk.delete.text')}</Text>
      </ConfirmDialog>
      <Dialog
        isOpen={isOpen && count === 0}
        onClose={onClose}
        title={t('bulk.delete.none', { count: users.length })}
        actions={<Button onClick={onClose}>{t('shell:action.close')}</Button>}
        words={{ close: t('shell:action.close') }}
      >
        <Stack gap={8}>{staying}</Stack>
      </Dialog>
    </>
  );
}
