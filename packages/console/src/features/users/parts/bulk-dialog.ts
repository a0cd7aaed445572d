import type { User } from '@archive-console/api-client';
import type { DeedForMany } from '#queries/users-in-bulk.ts';
import type { BulkWords } from '#shared/bulk-runs.ts';

/** What every dialog before a deed for many gets. */
export interface BulkDialogProps {
  users: readonly User[];
  /** Begins with all of them, or with those that the dialog has chosen among them. */
  onStart: (words: BulkWords, deed: DeedForMany, chosen?: readonly User[]) => void;
  onClose: () => void;
}
