import type { ListColumn, ListSort } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** One way to sort, as a choice. */
export interface SortOption {
  readonly value: string;
  readonly label: string;
  readonly sort: ListSort;
}

/** Both directions of every column that sorts. */
export function sortOptions<Row>(
  columns: readonly ListColumn<Row>[],
  words: AllListWords,
): readonly SortOption[] {
  return columns
    .filter((column) => column.sortable)
    .flatMap(({ id, header }) => [
      { value: `${id}:up`, label: words.sortedAscending(header), sort: { id, descending: false } },
      { value: `${id}:down`, label: words.sortedDescending(header), sort: { id, descending: true } },
    ]);
}
