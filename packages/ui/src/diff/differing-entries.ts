/**
 * The entries of a list that differ from another list: those it does not have; where both have the same, in another
 * order, those that stand elsewhere.
 */
export function differingEntries(list: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const onlyHere = list.filter((entry) => !other.includes(entry));
  const isReordered = onlyHere.length === 0 && other.every((entry) => list.includes(entry));
  return new Set(isReordered ? list.filter((entry, index) => entry !== other[index]) : onlyHere);
}
