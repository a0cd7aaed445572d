/** What of a paged list is chosen. Rows of other pages are known by their id only. */
export type ListSelection =
  | { readonly mode: 'none'; readonly ids: readonly [] }
  | {
      readonly mode: 'some' | 'all-matching';
      /** With `some`: the chosen rows. With `all-matching`: the rows that were taken out again. */
      readonly ids: readonly string[];
    };

/** Nothing is chosen. */
export const noSelection: ListSelection = { mode: 'none', ids: [] };

/** Every row that matches search and filters is chosen, also on pages that were not opened. */
export const allMatching: ListSelection = { mode: 'all-matching', ids: [] };

/** Whether one row is chosen. */
export function isSelected({ mode, ids }: ListSelection, id: string): boolean {
  return ids.some((named) => named === id) !== (mode === 'all-matching');
}

/**
 * How many rows are chosen.
 *
 * @param totalRows number of rows that match search and filters, over all pages
 */
export function selectedCount({ mode, ids }: ListSelection, totalRows: number): number {
  return mode === 'all-matching' ? Math.max(0, totalRows - ids.length) : ids.length;
}

/** The chosen rows of one page: only ids that are chosen, each `true`. */
export function selectionOfPage(selection: ListSelection, pageIds: readonly string[]): Record<string, true> {
  const named = new Set<string>(selection.ids);
  const isChosen = (id: string): boolean => named.has(id) !== (selection.mode === 'all-matching');
  return Object.fromEntries(pageIds.filter(isChosen).map((id) => [id, true as const]));
}

/**
 * Takes over what was chosen on one page and leaves the other pages as they are. The order in which rows
 * were chosen is kept, because bulk runs work in that order.
 */
export function withPage(
  selection: ListSelection,
  pageIds: readonly string[],
  chosen: Readonly<Record<string, boolean>>,
): ListSelection {
  const isAll = selection.mode === 'all-matching';
  const isNamed = (id: string): boolean => (chosen[id] === true) !== isAll;
  const onPage = new Set(pageIds);
  const kept = selection.ids.filter((id) => !onPage.has(id) || isNamed(id));
  const known = new Set(kept);
  const ids = [...kept, ...pageIds.filter((id) => isNamed(id) && !known.has(id))];
  if (isAll) return { mode: 'all-matching', ids };
  return ids.length === 0 ? noSelection : { mode: 'some', ids };
}

/** What is chosen of a page after some of its rows were chosen or given up. */
export function withRows(
  chosen: Readonly<Record<string, boolean>>,
  ids: readonly string[],
  isChosen: boolean,
): Readonly<Record<string, boolean>> {
  return { ...chosen, ...Object.fromEntries(ids.map((id) => [id, isChosen])) };
}
