/** What of a paged list is chosen. Rows of other pages are known by their id only. */
export interface ListSelection {
  readonly mode: 'none' | 'some' | 'all-matching';
  /** With `some`: the chosen rows. With `all-matching`: the rows that were taken out again. */
  readonly ids: readonly string[];
}

/** Nothing is chosen. */
export const noSelection: ListSelection = { mode: 'none', ids: [] };

/** Every row that matches search and filters is chosen, also on pages nobody has opened. */
export const allMatching: ListSelection = { mode: 'all-matching', ids: [] };

/** Whether one row is chosen. */
export function isSelected(selection: ListSelection, id: string): boolean {
  const isNamed = selection.ids.includes(id);
  return selection.mode === 'all-matching' ? !isNamed : selection.mode === 'some' && isNamed;
}

/**
 * How many rows are chosen.
 *
 * @param totalRows number of rows that match search and filters, over all pages
 */
export function selectedCount(selection: ListSelection, totalRows: number): number {
  if (selection.mode === 'none') return 0;
  return selection.mode === 'some' ? selection.ids.length : Math.max(0, totalRows - selection.ids.length);
}

/** The chosen rows of one page: only ids that are chosen, each `true`. */
export function selectionOfPage(selection: ListSelection, pageIds: readonly string[]): Record<string, true> {
  const named = new Set(selection.ids);
  const isChosen = (id: string): boolean =>
    selection.mode === 'all-matching' ? !named.has(id) : selection.mode === 'some' && named.has(id);
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
  const before = selection.mode === 'none' ? [] : selection.ids;
  const kept = before.filter((id) => !onPage.has(id) || isNamed(id));
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
