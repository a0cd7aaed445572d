import { useState } from 'react';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Tells fields, which keep what is typed until it is applied, of values that were set elsewhere meanwhile: a view was
 * opened, or the filter was taken away.
 *
 * @param typed what the fields say now
 * @param follow makes the fields say the values instead
 */
export function useSetElsewhere(
  values: readonly string[],
  typed: readonly string[],
  follow: (values: readonly string[]) => void,
): void {
  const [known, setKnown] = useState(values);
  if (isSame(values, known)) return;
  setKnown(values);
  if (!isSame(values, typed)) follow(values);
}
