/** Whether a row passes a typed filter: one that is left out lets every row pass. */
export function isAsked(wanted: unknown, given: unknown): boolean {
  return wanted === undefined || wanted === given;
}

/** The typed filters of what was sent: all but what any list is asked with. */
export function typedIn(input: object): unknown[] {
  const usual = ['page', 'rowsPerPage', 'sortBy', 'descending', 'filter'];
  return Object.entries(input).flatMap(([name, value]) => (usual.includes(name) ? [] : [value]));
}

/** Typed filters of which nothing is asked let every row pass, without a look at any. */
export function unlessIdle<TRow>(
  wanted: readonly unknown[],
  keeps: (row: TRow) => boolean,
): ((row: TRow) => boolean) | undefined {
  return wanted.every((value) => value === undefined) ? undefined : keeps;
}
