import type { ComponentProps, CSSProperties, FormEvent, ReactNode } from 'react';

/** Widths: 420, 560 and 760 px. Under 640 px every dialog is a sheet of the full width. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** One of {@link dialogSizes}. */
export type DialogSize = (typeof dialogSizes)[number];

/** Words of a dialog. */
export interface DialogWords {
  /** Name of the button with the cross. */
  readonly close?: string;
}

type Native = ComponentProps<'section'>;
type Named = 'id' | 'className' | `aria-${'label' | 'labelledby' | 'describedby' | 'details'}`;
type Pointing =
  `on${'Click' | 'ContextMenu' | 'DoubleClick' | 'Mouse' | 'Pointer' | 'Touch' | 'Wheel'}${string}`;

/** What the floating element of a dialog takes besides its parts. Its keys are the dialog's own. */
export interface DialogElementProps
  extends
    Readonly<Partial<Record<Named, string>>>,
    Pick<Native, 'ref' | 'dir' | 'lang' | Extract<keyof Native, Pointing>> {
  /** On the element that floats, besides its own styles. */
  readonly style?: CSSProperties;
}

/** What dialogs and drawers are made of. */
export interface DialogFrameParts extends DialogElementProps {
  /** What this is about, in a few words. It names what floats. */
  readonly title: string;
  /** The task, or what is looked at. It scrolls by itself where the window is too low for it. */
  readonly children?: ReactNode;
  /** Buttons, the one that acts last. */
  readonly actions?: ReactNode;
  /**
   * Whether Esc, the cross and a press beside it close it. Not while an action runs.
   *
   * @default true
   */
  readonly isDismissable?: boolean | undefined;
  /** Makes body and actions one form, which Enter submits. The page's own reload is prevented. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Called when it is to close: by the cross, Esc or a press beside it, and where its file cannot be fetched. */
  readonly onClose: () => void;
  /** The name of the cross. @default those of the `UiWordsProvider` */
  readonly words?: DialogWords | undefined;
}

/** What a dialog is made of. */
export interface DialogParts extends DialogFrameParts {
  /** Its width: 420, 560 or 760 px; under 640 px always the whole one. @default 'medium' */
  readonly size?: DialogSize | undefined;
  /** `alertdialog` interrupts and asks for an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** Properties of a dialog: its parts, and whether it is open. */
export interface DialogProps extends DialogParts {
  /** Whether it is shown; the caller keeps it. */
  readonly isOpen: boolean;
}
