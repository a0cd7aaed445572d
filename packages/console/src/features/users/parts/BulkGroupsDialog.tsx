import { formatList } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
import type { BulkWords } from '#shared/bulk/bulk-runs.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { GroupPicker } from './GroupPicker.tsx';

const unknown: readonly string[] = [];

/** Which groups many users join. Who is in one already stays in it. */
export function BulkGroupsDialog({ users, onStart, onClose }: BulkDialogProps) {
  const { t, i18n } = useTranslation('users');
  const queryClient = useQueryClient();
  return (
    <GroupPicker
      title={t('bulk.addToGroup.title', { count: users.length })}
      alreadyIn={unknown}
      onClose={onClose}
      isBusy={false}
      error={undefined}
      onConfirm={(groups) => {
        const list = groups.map((group) => group.name);
        const names = formatList(list, i18n.language);
        const words: BulkWords = {
          title: t('bulk.addToGroup.run', { groups: names }),
          result: (count, left) =>
            left === 0
              ? t('bulk.addToGroup.done', { count, groups: names })
              : t('bulk.addToGroup.partlyDone', { count, total: count + left, groups: names }),
          fileName: t('bulk.addToGroup.fileName'),
        };
        const ids = groups.map((group) => group.id);
        onStart(words, usersInBulk.addToGroups(queryClient, ids));
      }}
    />
  );
}
