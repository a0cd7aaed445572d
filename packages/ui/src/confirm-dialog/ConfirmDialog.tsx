import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useOpening } from '../dialog/use-opening.ts';
import type { DialogElementProps, DialogProps } from '../dialog/dialog-types.ts';
import { FieldError } from '../field/FieldError.tsx';
import { Stack } from '../stack/Stack.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Dependants } from './ConfirmDialog.styles.ts';
import { isSameName } from './is-same-name.ts';
import { TypedName, type NameToType } from './TypedName.tsx';
import type { ConfirmDialogWords } from './confirm-dialog-words.ts';

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'title' | 'onClose'>, DialogElementProps {
  /** What happens, with the name of the object. */
  readonly children: ReactNode;
  /** The action and its object ("Delete user"). */
  readonly confirmLabel: string;
  /** Does the action. Called only once a `typedName` is typed, and never while it runs. */
  readonly onConfirm: () => void;
  /** `danger` where something is destroyed. @default 'danger' */
  readonly tone?: 'danger' | 'neutral';
  /** Why it cannot be done, where that is known before: the button says it, and is not pressed. */
  readonly disabledReason?: string | undefined;
  /** The action runs: nothing can be pressed twice, nothing closes. @default false */
  readonly isBusy?: boolean;
  /** While it runs, the dialog may be closed all the same: the action goes on, and its end is said elsewhere. @default false */
  readonly canLeave?: boolean;
  /** Why the action was refused: a sentence, or a `Banner`. The dialog stays. */
  readonly error?: ReactNode;
  /** The dependants of the object (third rung). */
  readonly dependants?: ReactNode;
  /** The name that has to be typed, with the words around it (fourth rung). */
  readonly typedName?: NameToType | undefined;
  /** Names of the button that does nothing and of the cross. @default those of the `UiWordsProvider` */
  readonly words?: ConfirmDialogWords | undefined;
}

/**
 * Asks before something that cannot be taken back, on the rungs 2 to 4 of the ladder: plain, with
 * its dependants, with the name typed. The first rung is no dialog: do it and offer undo in a
 * toast.
 *
 * - Do: name the object in the title, say what happens to its dependants, put the action on the
 *   button.
 * - Don't: ask "Are you sure?", or for the name where only effort is lost.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | Presses what has the focus: Cancel at first; in the field for the name it confirms |
 * | Esc | Cancels |
 */
export function ConfirmDialog({ isOpen, ...props }: ConfirmDialogProps) {
  const opening = useOpening(isOpen);
  // A name typed for one object must not stand there for the next.
  return <Confirmation key={opening} isOpen={isOpen} {...props} />;
}

function Confirmation({
  children,
  confirmLabel,
  onConfirm,
  tone = 'danger',
  disabledReason,
  isBusy = false,
  canLeave = false,
  error,
  dependants,
  typedName,
  words: own,
  ...dialog
}: ConfirmDialogProps) {
  const words = useUiWords('confirmDialog', own);
  const [typed, setTyped] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const confirm = (): void => {
    if (isBusy || disabledReason) return;
    const mayConfirm = typedName === undefined || isSameName(typed, typedName.name);
    setFailed(!mayConfirm);
    if (mayConfirm) onConfirm();
  };
  return (
    <Dialog
      {...dialog}
      size="small"
      role="alertdialog"
      isDismissable={!isBusy || canLeave}
      words={words}
      onSubmit={confirm}
      actions={
        <>
          <Button
            data-first-focus={typedName === undefined || undefined}
            onClick={() => (!isBusy || canLeave) && dialog.onClose()}
          >
            {words.cancel}
          </Button>
          <Button type="submit" design="primary" tone={tone} busy={isBusy} disabledReason={disabledReason}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div>{children}</div>
        {dependants !== undefined && <Dependants>{dependants}</Dependants>}
        {typedName !== undefined && (
          <TypedName
            {...typedName}
            typed={typed}
            hasFailed={hasFailed}
            onTyped={(text) => {
              setTyped(text);
              setFailed(false);
            }}
          />
        )}
        {error !== undefined && (
          <div role="alert">{typeof error === 'string' ? <FieldError>{error}</FieldError> : error}</div>
        )}
      </Stack>
    </Dialog>
  );
}
