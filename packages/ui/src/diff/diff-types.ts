import type { ComponentProps } from 'react';

/** Whose value counts: what was typed here, or what another person saved since. */
export const diffSides = ['mine', 'theirs'] as const;

/** One of {@link diffSides}. */
export type DiffSide = (typeof diffSides)[number];

/** The side that one is compared with. */
export const otherSide: Readonly<Record<DiffSide, DiffSide>> = { mine: 'theirs', theirs: 'mine' };

/** A value in words, formatted by the caller; a list where the field holds several. Empty: there is none. */
export type DiffValue = string | readonly string[];

/** The two values of one field, both of the same kind. */
export type DiffValues<Value extends DiffValue = DiffValue> = Value extends DiffValue
  ? Readonly<Record<DiffSide, Value>>
  : never;

/** One field of a {@link Diff}. */
export type DiffField = DiffValues & {
  /** Distinguishes it from the others; the choice refers to it by this. */
  readonly id: string;
  /** What the form calls the field. */
  readonly label: string;
};

/** Which value was chosen, by the id of the field. A field that is left out is not decided yet. */
export type DiffChoice = Readonly<Record<string, DiffSide>>;

/** The words of a {@link Diff}. */
export interface DiffWords {
  /** Heads of the two sides ("Yours", "Theirs"). */
  readonly sides?: Readonly<Record<DiffSide, string>>;
  /** Buttons that decide every field. */
  readonly all?: Readonly<Record<DiffSide, string>>;
  /** In place of a value that is empty. */
  readonly empty?: string;
  /** How far one is. Announced with every choice. */
  readonly decided?: (decided: number, total: number) => string;
  /** The button that shows the fields whose values are equal, and the one that hides them again. */
  readonly showEqual?: (count: number) => string;
  readonly hideEqual?: string;
  /** At a field whose values are equal. */
  readonly equal?: string;
  /** Where no field differs. */
  readonly noDifference?: string;
}

/** Properties of {@link Diff}; native ones reach the root. */
export interface DiffProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** All fields, in the order of the form. */
  readonly fields: readonly DiffField[];
  /** What is chosen so far; the caller keeps it. */
  readonly choice: DiffChoice;
  /** Called with the whole new choice. */
  readonly onChoice: (choice: DiffChoice) => void;
  /**
   * Heads of the sides, names of the buttons, and what is said of the fields.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: DiffWords | undefined;
}
