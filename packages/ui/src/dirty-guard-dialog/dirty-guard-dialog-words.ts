import type { DialogWords } from '../dialog/dialog-types.ts';

/** Words of `DirtyGuardDialog`. */
export interface DirtyGuardDialogWords extends DialogWords {
  readonly title?: string;
  /** What is lost. */
  readonly text?: string;
  readonly stay?: string;
  readonly leave?: string;
}
