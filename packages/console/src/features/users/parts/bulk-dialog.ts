import type { User } from '@archive-console/api-client';
import type { DeedForMany } from '#queries/users-in-bulk.ts';

/** What every dialog before a deed for many gets. */
export interface BulkDialogProps {
  users: readonly User[];
  onStart: (title: string, deed: DeedForMany) => void;
  onClose: () => void;
}
