import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { DialogElementProps, DialogWords } from '../dialog/dialog-types.ts';

/** Words of {@link DirtyGuardDialog}. */
export interface DirtyGuardDialogWords extends DialogWords {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
}

/** Properties of {@link DirtyGuardDialog}. */
export interface DirtyGuardDialogProps extends DialogElementProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly words: DirtyGuardDialogWords;
}

/**
 * Asks before a form with unsaved changes is left. Everything but "leave" stays, also Esc and a press beside it.
 *
 * - Do: say how much would be lost.
 * - Don't: show it where nothing has been changed, or where a draft is kept.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | Presses what has the focus: "stay" at first |
 * | Esc | Stays |
 */
export function DirtyGuardDialog({ isOpen, onStay, onLeave, words, ...props }: DirtyGuardDialogProps) {
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={onStay}
      title={words.title}
      size="small"
      role="alertdialog"
      words={words}
      actions={
        <>
          <Button onClick={onLeave}>{words.leave}</Button>
          <Button design="primary" data-first-focus="" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  );
}
