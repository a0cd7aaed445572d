import type { ListColumn, ListColumnChoice, ListNamedView, ListViewContent } from './list-types.ts';
import type { PagedListProps } from './paged-list-props.ts';
import { visibleColumns } from './visible-columns.ts';

/** What a list shows now, as a view would keep it. */
export function contentOf<Row>({
  columnChoice = { hidden: [], order: [] },
  sort,
  filters = [],
}: Pick<PagedListProps<Row>, 'columnChoice' | 'sort' | 'filters'>): ListViewContent {
  const set = filters.filter(({ values }) => values.length > 0);
  return {
    columns: columnChoice,
    ...(sort && { sort: { id: sort.id, descending: sort.descending } }),
    filters: Object.fromEntries(set.map(({ id, values }) => [id, values])),
  };
}

/** Whether a list shows something else than a view keeps. A column that was moved and moved back is no difference. */
export function isAltered<Row>(
  columns: readonly ListColumn<Row>[],
  now: ListViewContent,
  view: ListViewContent,
): boolean {
  const seen = (choice: ListColumnChoice): string =>
    JSON.stringify([visibleColumns(columns, choice).map(({ id }) => id), inOrder(choice.widths ?? {})]);
  return (
    seen(now.columns) !== seen(view.columns) ||
    now.sort?.id !== view.sort?.id ||
    now.sort?.descending !== view.sort?.descending ||
    JSON.stringify(inOrder(now.filters)) !== JSON.stringify(inOrder(view.filters))
  );
}

function inOrder(record: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  return Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether another view has this name already. */
export function isNameTaken(saved: readonly ListNamedView[], name: string, id?: string): boolean {
  return saved.some((view) => view.id !== id && view.name.toLowerCase() === name.trim().toLowerCase());
}

/** All views with one more, whose id nothing else has. */
export function withView(
  saved: readonly ListNamedView[],
  name: string,
  content: ListViewContent,
): readonly [views: readonly ListNamedView[], id: string] {
  const used = new Set(saved.map((view) => view.id));
  let number = saved.length + 1;
  while (used.has(String(number))) number += 1;
  const id = String(number);
  return [[...saved, { ...content, id, name: name.trim() }], id];
}
