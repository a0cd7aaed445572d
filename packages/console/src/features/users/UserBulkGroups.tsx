import type { User } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GroupPicker } from '#entities/groups/GroupPicker.tsx';
import { usersBulk } from '#queries/users-bulk.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';

const none: readonly string[] = [];

/** Which groups many users join. A user who is in one already remains in it. */
export function UserBulkGroups({ isOpen, rows, onStart, onClose }: BulkDialogProps<User>) {
  const { t, i18n } = useTranslation('users');
  const queryClient = useQueryClient();
  return (
    <GroupPicker
      isOpen={isOpen}
      title={t('bulk.addToGroups.title', { count: rows.length })}
      confirm={(count) => t('addToGroups.submit', { count })}
      alreadyIn={none}
      onClose={onClose}
      onConfirm={(chosen) => {
        const groups = formatList(
          chosen.map(({ name }) => name),
          i18n.language,
        );
        onStart({
          ...usersBulk.addToGroups(
            queryClient,
            chosen.map(({ id }) => id),
          ),
          title: t('bulk.addToGroups.run', { groups }),
          done: (count) => t('bulk.addToGroups.done', { count, groups }),
          partlyDone: (count, total) => t('bulk.addToGroups.partlyDone', { count, total, groups }),
          fileName: t('bulk.addToGroups.file'),
        });
      }}
    />
  );
}
