import { useRef, type ChangeEvent } from 'react';
import type { PagedListProps } from './paged-list-props.ts';
import { noSelection, selectionOfPage, withPage, withRows } from './selection.ts';

/** What of one page is chosen, and how to change it. */
export interface PageChoice {
  readonly chosen: Readonly<Record<string, boolean>>;
  readonly isAll: boolean;
  readonly isSome: boolean;
  /** All rows of the page that may be chosen, or none of them. */
  readonly toggleAll: (event: ChangeEvent<HTMLInputElement>) => void;
  /** One row; with Shift every row between it and the one before. */
  readonly toggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
}

/** The selection of a list as one page of it shows it. */
export function usePageChoice<Row>(list: Omit<PagedListProps<Row>, 'words'>): PageChoice {
  const { rows, rowId, selection = noSelection, onSelection, canSelect } = list;
  const last = useRef<string | undefined>(undefined);
  const ids = rows.map(rowId);
  const open = rows.filter((row) => (canSelect?.(row) ?? true) === true).map(rowId);
  const marked = selectionOfPage(selection, ids);
  // "All that match" leaves out the rows that may not be chosen.
  const chosen = Object.fromEntries(open.map((id) => [id, marked[id] === true]));
  const isAll = open.length > 0 && open.every((id) => chosen[id]);
  const choose = (which: readonly string[], isChosen: boolean): void =>
    onSelection?.(withPage(selection, ids, withRows(marked, which, isChosen)));
  return {
    chosen,
    isAll,
    isSome: !isAll && open.some((id) => chosen[id]),
    toggleAll: ({ currentTarget }) => choose(open, currentTarget.checked),
    toggle(id, { currentTarget, nativeEvent }) {
      const from = ids.indexOf(last.current ?? id);
      const to = ids.indexOf(id);
      const isRange = from >= 0 && 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      const between = isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      choose(
        between.filter((other) => open.includes(other)),
        currentTarget.checked,
      );
    },
  };
}
