import type { ComponentProps, ReactNode } from 'react';
import type { FieldText } from '../field/field-text.ts';

/** The words of a `PatternListEditor`. */
export interface PatternListWords {
  /** Names the list of patterns ("3 sender patterns"). */
  readonly list: (count: number) => string;
  /** What the keys do in the list, read when the focus comes into it ("Enter changes a pattern, Delete removes it."). */
  readonly keys?: string;
  /** The button before a long list: draws those that come before, and says how many they are. */
  readonly earlier?: (count: number) => string;
  /** The button behind it, where those at the end are not drawn. */
  readonly later?: (count: number) => string;
  /** The button with the cross at a pattern; the pattern is read behind it ("Remove"). */
  readonly remove?: string;
  /** Announced when one pattern was taken away. */
  readonly removed?: (pattern: string) => string;
  /** Announced when a pattern goes back into the field, and what to press there. */
  readonly editing?: (pattern: string) => string;
  /** Said after something was added. */
  readonly added?: (count: number) => string;
  /** Said where patterns were left out because the list holds them already. */
  readonly duplicates?: (patterns: readonly string[]) => string;
  /** A pattern with what is wrong with it. */
  readonly invalid?: (pattern: string, reason: string) => string;
  /** How many more are wrong than are listed. */
  readonly moreInvalid?: (count: number) => string;
}

/** Properties of `PatternListEditor`; native ones reach the `<input>`. */
export interface PatternListEditorProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'type'>,
    FieldText {
  /** The patterns, in the order they were added. */
  readonly value: readonly string[];
  /**
   * Called with the whole new list, also when it holds invalid patterns: nothing typed or pasted is
   * lost.
   */
  readonly onChange: (patterns: readonly string[]) => void;
  /** What is wrong with a pattern and what to do, in a sentence; nothing where it is right. @default nothing is wrong */
  readonly validate?: (pattern: string) => string | undefined;
  /** What two patterns have in common that mean the same. @default the pattern itself */
  readonly keyOf?: (pattern: string) => string;
  /** What divides patterns besides a new line, where a list is pasted or typed. @default [',', ';'] */
  readonly separators?: readonly string[];
  /** Below an empty list, before the hint: what it means that there is none. */
  readonly empty?: ReactNode;
  /** Names of the list and its buttons, and what is said of what was typed or pasted. */
  readonly words: PatternListWords;
}
