import type { ReactNode } from 'react';
import type { DialogElementProps, DialogProps } from '../dialog/dialog-types.ts';
import type { IconShape } from '../icon/Icon.tsx';

/** A page, a thing or an action the palette offers. */
export interface PaletteItem {
  /** Distinguishes it from the others of its group. */
  readonly id: string;
  /** What it is called: a person, a page, or the action with its object. */
  readonly label: string;
  /** A second line: the address of a person, the area of a page. */
  readonly description?: string | undefined;
  /** Whether it is a person: their face stands in place of the icon. @default false */
  readonly face?: boolean | undefined;
  /** Drawn before the label. */
  readonly icon?: IconShape | undefined;
  /** The keys that do the same without the palette. */
  readonly shortcut?: string | undefined;
  /** Goes there or does it; called after the palette has closed and the focus is back. */
  readonly onAction: () => void;
}

/** What belongs together in the palette. A group without items is left out. */
export interface PaletteGroup {
  /** Distinguishes it from the other groups. */
  readonly id: string;
  /** What the items are ("Users", "Pages"). */
  readonly title: string;
  /** What fits, best first. The first one of all groups is ready for Enter. */
  readonly items: readonly PaletteItem[];
}

/** The words of {@link CommandPalette}. */
export interface PaletteWords {
  /** Names the palette, its field and its results ("Search or jump to"). */
  readonly label: string;
  /** What can be looked for, in the empty field. */
  readonly placeholder: string;
  /** Names the button with the cross. */
  readonly close?: string;
  /** Shown before anything is typed, where there is nothing to offer yet. */
  readonly start: string;
  readonly loading?: string;
  /** How many results there are for what is typed; shown and announced. */
  readonly count?: (count: number) => string;
  /** Said when nothing fits what was typed. */
  readonly empty?: (query: string) => string;
  /** What the keys do, at the foot. */
  readonly hints?: readonly PaletteHint[];
}

/** A key and what it does. */
export interface PaletteHint {
  /** As they are printed ("Esc"); distinguishes the hint from the others. */
  readonly keys: string;
  /** What they do, in a word or two ("close"). */
  readonly does: string;
}

/** What the open palette is made of. */
export interface PaletteParts extends DialogElementProps {
  /** What is typed. */
  readonly query: string;
  /** Called with what is typed at every key; a question to the service may wait. */
  readonly onQuery: (query: string) => void;
  /** What fits the query, best first; for an empty query what was used last. Looked for by the caller. */
  readonly groups: readonly PaletteGroup[];
  /** More results may be on their way; those that are here stay usable. @default false */
  readonly isLoading?: boolean | undefined;
  /** Why a part of the search failed, in a sentence; the other results stay. */
  readonly failure?: ReactNode;
  /** Called when it is to close: by the cross, Esc, Ctrl K or a press beside it, and before a result acts. */
  readonly onClose: () => void;
  /** What it is called and says by itself, and the hints at its foot. */
  readonly words: PaletteWords;
}

/** Properties of {@link CommandPalette}. */
export interface CommandPaletteProps extends PaletteParts, Pick<DialogProps, 'isOpen'> {
  /** Called when Ctrl K or ⌘ K is pressed anywhere on the page, unless a dialog is open. */
  readonly onOpen?: (() => void) | undefined;
}
