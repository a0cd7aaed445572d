import type { ReactNode } from 'react';
import type { DialogElementProps, DialogWords } from '../dialog/dialog-types.ts';
import type { SearchFieldWords } from '../search-field/search-field-words.ts';

/** A person or a thing that can be chosen. */
export interface PickOption {
  /** Distinguishes it from all others, found or pasted. */
  readonly id: string;
  /** What it is called, in the list and among the chosen. */
  readonly name: string;
  /** A second line: address, type. */
  readonly second?: string | undefined;
  /** Whether it is a person, shown by their face. @default false */
  readonly face?: boolean | undefined;
  /** Is in already: shown as chosen, cannot be taken out here. */
  readonly already?: boolean | undefined;
  /** Why it cannot be chosen. */
  readonly disabledReason?: string | undefined;
}

/** What became of a pasted list. */
export interface PasteResult {
  /** What the lines name, also what cannot be chosen; what several lines name counts once. */
  readonly found: readonly PickOption[];
  /** The lines that name neither a person nor a thing. They stay in the field. */
  readonly notFound: readonly string[];
  /**
   * Lines that could not be looked up, and what is said of them. They stay in the field and can be
   * tried again.
   */
  readonly failed?: { readonly lines: readonly string[]; readonly text: string } | undefined;
}

/** The words of {@link MultiPicker}. */
export interface PickerWords extends DialogWords, SearchFieldWords {
  readonly search: string;
  readonly selected?: (count: number) => string;
  readonly confirm: (count: number) => string;
  /** What is said where the user confirms and nothing is chosen. */
  readonly chooseFirst: string;
  readonly cancel?: string;
  readonly already: string;
  /** Names the list of what can be chosen ("Groups"). */
  readonly options: string;
  /** Where there is nothing to choose from, before anything is searched. */
  readonly empty: string;
  /** Where a search finds nothing. */
  readonly noMatch: string;
  readonly loading?: string;
  /** Names an option that is on its way ("Group 512 is loading"). Options count from 1. */
  readonly waiting: (number: number) => string;
  readonly remove?: (name: string) => string;
  /** Where more are chosen than are shown: the button that lists all ("Show all 2,000"), and the one that no longer does. */
  readonly showAll?: (count: number) => string;
  readonly showFewer?: string;
  /** The button beside it that takes all out again, and what it is called then: it brings them back. */
  readonly clearChosen?: string;
  readonly undoClear?: string;
  readonly pasteList?: string;
  readonly pasteHint: string;
  readonly pasteFind: string;
  readonly pasteBack?: string;
  readonly pasteNotFound: (count: number) => string;
}

/** The words of a picker with what its caller left out. */
export type PickerTexts = SearchFieldWords &
  Required<Omit<PickerWords, keyof DialogWords | keyof SearchFieldWords>>;

/** Properties of {@link MultiPicker}. */
export interface MultiPickerProps extends DialogElementProps {
  /** Whether it is shown; each opening begins with the search. */
  readonly isOpen: boolean;
  /** Called when it is to close without a choice: by Cancel, the cross, Esc or a press beside it. */
  readonly onClose: () => void;
  /** What is chosen and for what; it names the dialog. */
  readonly title: string;
  /** The search text. The field shows it at once; asking the service may wait. */
  readonly query: string;
  /** Called with the search text at every key. */
  readonly onQuery: (query: string) => void;
  /** Number of all that match, read or not. */
  readonly count: number;
  /** What matches, by its place from 0; undefined while it is on its way. */
  readonly optionAt: (index: number) => PickOption | undefined;
  /**
   * Called with the places that are drawn now, both included, so that they are read. Keep it the
   * same between renders.
   */
  readonly onRange?: ((first: number, last: number) => void) | undefined;
  /** `loading`: `count` is that of the last search, or 0. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** In place of the options where they could not be read, or above those that were. */
  readonly failed?: ReactNode;
  /** What is chosen. It stays while the search text changes. */
  readonly selected: readonly PickOption[];
  /** Called with all that are chosen from now on, in the order in which they were. */
  readonly onSelected: (selected: readonly PickOption[]) => void;
  /** Called with at least one chosen. */
  readonly onConfirm: () => void;
  /** The choice is being saved: it is not confirmed twice, and nothing closes it. @default false */
  readonly isBusy?: boolean;
  /** What the service refused, above the buttons. */
  readonly error?: ReactNode;
  /**
   * Looks a pasted list up, line by line, where there is something to choose from; what several
   * lines name may be answered several times. Without it nothing can be pasted. The signal aborts
   * when the answer is not needed any more, because the picker was closed or the search shown
   * again; a later answer is ignored. It does not reject: what could not be looked up is answered
   * as `failed`.
   */
  readonly paste?: (lines: readonly string[], signal: AbortSignal) => Promise<PasteResult>;
  /**
   * What stands in the field of the pasted list. It stays while the search is looked at; closing
   * would lose it.
   */
  readonly pasted: string;
  /** Called with what stands in it from now on: at every key, and without the lines that were found. */
  readonly onPasted: (text: string) => void;
  /** Names of everything in it, and what is said of the search and of a pasted list. */
  readonly words: PickerWords;
}
