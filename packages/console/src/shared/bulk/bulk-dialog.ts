import type { BulkTarget } from './bulk-target.ts';
import type { BulkOrder, CorrectLabel } from './bulk-order.ts';

/** A bulk action as a dialog orders it: what is said and done, and to which rows. */
export interface BulkOrderFor<T> extends Pick<
  BulkOrder,
  | 'title'
  | 'done'
  | 'partlyDone'
  | 'fileName'
  | 'reason'
  | 'act'
  | 'lookUp'
  | 'isOnce'
  | 'origin'
  | 'settled'
  | 'undo'
> {
  /** What it is called to choose anew, where what was chosen is why a row failed. */
  correctLabel?: CorrectLabel;
  /** @default all that are selected */
  rows?: readonly T[];
  /** Those of the selection that stay as they are, each with its reason. */
  excluded?: readonly (BulkTarget & { reason: string })[];
}

/** What the dialog before a bulk action gets. It stays mounted when it closes, so that it can give the focus back. */
export interface BulkDialogProps<T> {
  isOpen: boolean;
  /** What was chosen before, where it is to be corrected: that of the order's origin. */
  before?: unknown;
  rows: readonly T[];
  /** What decides which rows match, where all that match are meant: a service may take it in place of their ids. */
  matching?: object | undefined;
  onStart: (order: BulkOrderFor<T>) => void;
  onClose: () => void;
}
