import { formatList } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersInBulk } from '#queries/users-in-bulk.ts';
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
        const names = formatList(
          groups.map((group) => group.name),
          i18n.language,
        );
        const ids = groups.map((group) => group.id);
        onStart(t('bulk.addToGroup.run', { groups: names }), usersInBulk.addToGroups(queryClient, ids));
      }}
    />
  );
}
