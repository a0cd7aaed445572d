import type { DialogWords } from '../dialog/dialog-types.ts';

/** Words of a confirmation. */
export interface ConfirmDialogWords extends DialogWords {
  readonly cancel?: string;
}
