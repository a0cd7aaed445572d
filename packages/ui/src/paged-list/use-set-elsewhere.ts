import { useState } from 'react';
import { isSameValues } from './filter-values.ts';

/**
 * Passes values that were set elsewhere to fields, which keep what is typed until it is applied: a
 * view was opened, or the filter was removed.
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
  if (isSameValues(values, known)) return;
  setKnown(values);
  if (!isSameValues(values, typed)) follow(values);
}
