import type { FormEvent, ReactNode, RefAttributes } from 'react';
import type { DialogProps as LibraryDialogProps } from 'react-aria-components/Dialog';

/** Widths: 420, 560 and 760 px. Under 640 px every dialog is a sheet of the full width. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** One of {@link dialogSizes}. */
export type DialogSize = (typeof dialogSizes)[number];

/** Words of a dialog. */
export interface DialogWords {
  /** Name of the button with the cross. */
  readonly close: string;
}

/** What the floating element of a dialog takes besides its parts. */
export type DialogElementProps = Omit<LibraryDialogProps, 'children' | 'role'> & RefAttributes<HTMLElement>;

/** What a dialog is made of. */
export interface DialogParts extends DialogElementProps {
  /** What this is about, in a few words. It names the dialog. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the one that acts last. */
  readonly actions?: ReactNode;
  /** @default 'medium' */
  readonly size?: DialogSize | undefined;
  /** Whether Esc, the cross and a press beside it close it. Not while a deed runs. @default true */
  readonly isDismissable?: boolean | undefined;
  /** `alertdialog` interrupts and asks for an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Makes body and actions one form, which Enter submits. The page's own reload is prevented. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  readonly onClose: () => void;
  readonly words: DialogWords;
}

/** Properties of a dialog: its parts, and whether it is open. */
export interface DialogProps extends DialogParts {
  readonly isOpen: boolean;
}
