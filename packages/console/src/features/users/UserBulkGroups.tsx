import type { User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { GroupPicker } from '#entities/groups/GroupPicker.tsx';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { addUsersToGroups } from './user-bulk-actions.ts';

const none: readonly string[] = [];

/** Which groups many users join. A user who is in one already remains in it. */
export function UserBulkGroups({ isOpen, rows, onStart, onClose }: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const orderOf = useBulkOrder();
  return (
    <GroupPicker
      isOpen={isOpen}
      title={t('bulk.addToGroups.title', { count: rows.length })}
      confirm={(count) => t('addToGroups.submit', { count })}
      alreadyIn={none}
      onClose={onClose}
      onConfirm={(chosen) => {
        const groups = chosen.map(({ id, name }) => ({ id, name }));
        onStart(orderOf(addUsersToGroups, groups, rows.length));
      }}
    />
  );
}
