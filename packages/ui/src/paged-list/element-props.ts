import type { ListElementProps, PagedListProps } from './paged-list-props.ts';

/** Anything that is not of the element. */
type NotOfElement = {
  readonly [Name in Exclude<keyof PagedListProps<never>, keyof ListElementProps>]?: never;
};

/** Out of all a list is given, what belongs on its element. */
export function elementProps<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  totalRows,
  page,
  onPage,
  rowsPerPage,
  onRowsPerPage,
  status,
  sort,
  onSort,
  focusRowId,
  changedIds,
  words,
  search,
  filters,
  onFilter,
  onClearFilters,
  columnChoice,
  onColumnChoice,
  density,
  onDensity,
  views,
  csv,
  selection,
  onSelection,
  canSelect,
  bulkActions,
  rowActions,
  details,
  whenEmpty,
  whenFailed,
  ...element
}: PagedListProps<Row>): ListElementProps {
  return element satisfies ListElementProps & NotOfElement;
}
