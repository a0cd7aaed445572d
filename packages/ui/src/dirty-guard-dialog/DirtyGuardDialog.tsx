import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { DialogElementProps } from '../dialog/dialog-types.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import type { DirtyGuardDialogWords } from './dirty-guard-dialog-words.ts';

/** Properties of {@link DirtyGuardDialog}. */
export interface DirtyGuardDialogProps extends DialogElementProps {
  /** Whether it is shown; the caller keeps it. */
  readonly isOpen: boolean;
  /** Called by the button, the cross, Esc and a press beside it: nothing is lost. */
  readonly onStay: () => void;
  /** Leaves the form and gives up what was changed. */
  readonly onLeave: () => void;
  /** The question, what is lost, and the names of the buttons. @default those of the `UiWordsProvider` */
  readonly words?: DirtyGuardDialogWords | undefined;
}

/**
 * Asks before a form with unsaved changes is left. Everything but "leave" keeps the user in the
 * form, also Esc and a press beside it.
 *
 * - Do: say how much would be lost.
 * - Don't: show it where nothing has been changed, or where a draft is kept.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | Presses what has the focus: "stay" at first |
 * | Esc | Closes it; the user stays in the form |
 */
export function DirtyGuardDialog({ isOpen, onStay, onLeave, words: own, ...props }: DirtyGuardDialogProps) {
  const words = useUiWords('dirtyGuardDialog', own);
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
