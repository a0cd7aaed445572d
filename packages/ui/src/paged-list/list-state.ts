import type { ListNarrowing, PagedListProps } from './paged-list-props.ts';

/** What stands in the middle of a list. */
export type ListMiddle = 'skeleton' | 'rows' | 'empty' | 'no-match' | 'failed';

/** Whether search or a filter keeps rows away. */
export function isNarrowed({ search, filters = [] }: ListNarrowing): boolean {
  return (search?.value ?? '') !== '' || filters.some((filter) => filter.values.length > 0);
}

/** Which of the five it is. Rows that are known stay, whatever happens to the next answer. */
export function middleOf<Row>(list: Omit<PagedListProps<Row>, 'words'>): ListMiddle {
  if (list.rows.length > 0 && list.status !== 'loading') return 'rows';
  if (list.status === 'failed') return 'failed';
  if (list.status === 'loading' || list.totalRows > 0) return 'skeleton';
  // Who types on after nothing was found does not see the message come and go.
  if (isNarrowed(list)) return 'no-match';
  return list.status === 'ready' ? 'empty' : 'skeleton';
}

/** The last page, at least 1. */
export function lastPage(totalRows: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(totalRows / rowsPerPage));
}
