import type { ComponentProps, ReactNode } from 'react';
import type { FieldText } from '../field/field-text.ts';

/** A person or a thing that a {@link Combobox} offers. */
export interface ComboboxOption {
  /** Left out for a value that was typed and is none of the offered ones. */
  readonly id?: string | undefined;
  /** Its name, in the list and, once it is chosen, in the field. */
  readonly label: string;
  /** A second line that distinguishes two of the same name: address, type. */
  readonly second?: string | undefined;
  /** Why it cannot be chosen. It stays reachable and shows the reason below its label. */
  readonly disabledReason?: string | undefined;
}

/** The words of a `Combobox`. */
export interface ComboboxWords {
  /** The button that shows what is offered ("Show mailboxes"). */
  readonly open: string;
  /** While the service searches. */
  readonly loading?: string;
  /** Where nothing matches. */
  readonly empty?: (query: string) => string;
  /** Names the action that searches again after an error. */
  readonly retry?: string;
  /** Offers what is typed as a value of its own; only with `allowsCustom`. */
  readonly customEntry?: (text: string) => string;
}

/** Properties of `Combobox`; native ones and `ref` reach the `<input>`. */
export interface ComboboxProps
  extends
    FieldText,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'role' | 'disabled' | 'readOnly' | 'list'
    > {
  /** What is chosen; it stays shown while something else is searched for. */
  readonly value: ComboboxOption | null;
  /** Called with what was chosen, or null where the field was emptied. */
  readonly onChange: (value: ComboboxOption | null) => void;
  /** What matches the search text, as far as it has been read. The service filters, the field does not. */
  readonly options: readonly ComboboxOption[];
  /** Called with the search text once the typing has paused, and the empty one after a choice. */
  readonly onSearch: (query: string) => void;
  /** How long the typing has to pause, in milliseconds. @default 250 */
  readonly searchDelay?: number;
  /** Whether the search runs, has answered or has failed. @default 'ready' */
  readonly status?: 'loading' | 'ready' | 'failed';
  /** What went wrong with the search, below the field, with the way to try again. */
  readonly failed?: ReactNode;
  /** Searches again after an error. Without it no way to try again is offered. */
  readonly onRetry?: () => void;
  /** Whether there is more than was read. Reaching the end of the list reads on. @default false */
  readonly hasMore?: boolean | undefined;
  /** Reads on, called at the end of the list while `hasMore`. */
  readonly onMore?: (() => void) | undefined;
  /** Whether what is typed may be the value, where it is none of the offered ones. @default false */
  readonly allowsCustom?: boolean;
  /** Called when the focus leaves the field and its list. */
  readonly onBlur?: () => void;
  /** Names of the buttons, and what is said of the search. */
  readonly words: ComboboxWords;
}
