import type { User } from '@archive-console/api-client';
import type { BulkAction } from '#queries/users-in-bulk.ts';
import type { BulkOrder, BulkWords } from '#shared/bulk/bulk-runs.ts';

/** What every dialog before a action for many gets. */
export interface BulkDialogProps {
  users: readonly User[];
  /** Begins with all of them, or with those that the dialog has chosen among them; the others are said to stay. */
  onStart: (
    words: BulkWords,
    action: BulkAction,
    choice?: { users: readonly User[]; staying: NonNullable<BulkOrder['staying']> },
  ) => void;
  onClose: () => void;
}
