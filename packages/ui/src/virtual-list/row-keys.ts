/**
 * The row a key leads to, or undefined for keys that lead nowhere.
 *
 * @param perPage rows that are seen as a whole
 */
export function rowAfterKey(key: string, index: number, count: number, perPage: number): number | undefined {
  const next = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + perPage,
    PageUp: index - perPage,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}
