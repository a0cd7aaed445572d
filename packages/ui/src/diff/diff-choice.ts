import type { DiffChoice, DiffField, DiffSide, DiffValue } from './diff-types.ts';

const linesOf = (value: DiffValue): readonly string[] => (typeof value === 'string' ? [value] : value);

/** Whether both sides say the same. Blanks around a value are no difference; the order of a list is one. */
export function isEqualField({ mine, theirs }: DiffField): boolean {
  const [own, others] = [linesOf(mine), linesOf(theirs)];
  return own.length === others.length && own.every((line, index) => line.trim() === others[index]?.trim());
}

/** How many of the fields are decided. */
export function decidedCount(fields: readonly DiffField[], choice: DiffChoice): number {
  return fields.filter(({ id }) => choice[id] !== undefined).length;
}

/** The choice with one side for every one of the fields. */
export function chooseAll(fields: readonly DiffField[], choice: DiffChoice, side: DiffSide): DiffChoice {
  return { ...choice, ...Object.fromEntries(fields.map(({ id }) => [id, side])) };
}
