import type { User } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersBulk } from '#queries/users-bulk.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { useMe } from '#shared/session/use-me.ts';
import { targetOf } from './user-list.ts';
import { whyNotDelete } from './user-rules.ts';

/** Asks before many users are deleted. */
export function UserBulkDelete(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const me = useMe();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={targetOf}
      whyNot={(user) => {
        const reason = whyNotDelete(user, me);
        const isMe = user.id === me.userId;
        return (
          reason && {
            reason: t(reason),
            short: isMe ? t('bulk.delete.self') : t('bulk.delete.managed'),
            isFirst: isMe,
          }
        );
      }}
      bulk={usersBulk.remove(queryClient)}
      words={bulkDeleteWords(t)}
    />
  );
}
