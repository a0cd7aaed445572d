import { useEffect, useEffectEvent, useState } from 'react';
import { bulkBar, columnResizer, columnsPanel, filterPanel, rowKeys } from './list-panels.ts';
import { lastPage, type ListMiddle } from './list-state.ts';
import { preloadOverlays } from '../lazy-part/preload-overlays.ts';
import type { PagedListProps } from './paged-list-props.ts';
import { noSelection } from './selection.ts';

/**
 * What a list looks after by itself: it leaves a page that no longer exists, forgets "all that match" when
 * something else matches, and fetches its menus, keys and handles while nothing else is going on, after the first
 * row is painted.
 *
 * @returns whether those are here
 */
export function useListUpkeep<Row>(list: Omit<PagedListProps<Row>, 'words'>, middle: ListMiddle): boolean {
  const { status, rows, page, rowsPerPage, totalRows, search, filters = [] } = list;
  const end = lastPage(totalRows, rowsPerPage);
  const isBeyond = status === 'ready' && rows.length === 0 && totalRows > 0 && page > end;
  const leave = useEffectEvent(() => list.onPage(end));
  useEffect(() => {
    if (isBeyond) leave();
  }, [isBeyond]);

  const match = JSON.stringify([search?.value ?? '', filters.map(({ id, values }) => [id, values])]);
  const forget = useEffectEvent((last: string) => {
    if (last !== match && list.selection?.mode === 'all-matching') list.onSelection?.(noSelection);
  });
  useEffect(() => () => forget(match), [match]);

  const hasRows = middle === 'rows';
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!hasRows) return undefined;
    return whenIdle(() => {
      void preloadOverlays();
      const parts = [rowKeys, columnResizer, bulkBar, filterPanel, columnsPanel];
      // What cannot be fetched now is fetched again when it is needed.
      void Promise.allSettled(parts.map((part) => part.load())).then(() => setSettled(true));
    });
  }, [hasRows]);
  return isSettled;
}

/** Safari knows no idle time: there a moment after the rows has to do. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 500);
  return () => clearTimeout(timer);
}
