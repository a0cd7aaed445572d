import { Button, ConfirmDialog, Dialog, Heading, Stack, Text } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
import type { BulkWords } from '#shared/bulk/bulk-runs.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete } from '../user-rules.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { targetOf } from './bulk-target.ts';
import { SelectedUsers } from './SelectedUsers.tsx';
import { StayingUsers } from './StayingUsers.tsx';

/** Asks before many users are deleted: how many and who. Whom the service keeps is named with the reason, and not sent. */
export function BulkDeleteDialog({ isOpen, users, onStart, onClose }: BulkDialogProps & { isOpen: boolean }) {
  const { t } = useTranslation(['users', 'shell']);
  const queryClient = useQueryClient();
  const me = useMe();
  const going = users.filter((user) => whyNotDelete(user, me) === undefined);
  const staying = users.flatMap((user) => {
    const reason = whyNotDelete(user, me);
    return reason === undefined ? [] : [{ ...targetOf(user), reason: t(reason) }];
  });
  const count = going.length;
  const words: BulkWords = {
    title: t('bulk.delete.run', { count }),
    result: (done, left) =>
      left === 0
        ? t('bulk.delete.done', { count: done })
        : t('bulk.delete.partlyDone', { count: done, total: done + left }),
    fileName: t('bulk.delete.fileName'),
  };
  const stays = <StayingUsers users={users} />;
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && count > 0}
        onClose={onClose}
        title={t('bulk.delete.title', { count })}
        confirmLabel={t('bulk.delete.confirm', { count })}
        onConfirm={() => onStart(words, usersInBulk.remove(queryClient), { users: going, staying })}
        dependants={
          <Stack gap={12}>
            <Stack gap={4} as="section">
              <Heading level={3}>{t('bulk.delete.going')}</Heading>
              <SelectedUsers users={going} />
            </Stack>
            {stays}
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
        {stays}
      </Dialog>
    </>
  );
}
