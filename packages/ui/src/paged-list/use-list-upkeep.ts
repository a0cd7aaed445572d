import { useEffect, useEffectEvent } from 'react';
import { columnsPanel, filterPanel } from './list-panels.ts';
import { lastPage, type ListView } from './list-state.ts';
import { preloadOverlays } from '../lazy-part/preload-overlays.ts';
import type { PagedListProps } from './paged-list-props.ts';
import { noSelection } from './selection.ts';

/**
 * What a list looks after by itself: it leaves a page that no longer exists, forgets "all that match" when
 * something else matches, and fetches its menus while nothing else is going on, after the first row is painted.
 */
export function useListUpkeep<Row>(list: PagedListProps<Row>, view: ListView): void {
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

  const hasRows = view === 'rows';
  useEffect(() => {
    if (!hasRows || !('requestIdleCallback' in window)) return undefined;
    const idle = requestIdleCallback(() => {
      void preloadOverlays();
      for (const part of [filterPanel, columnsPanel]) part.load().catch(() => undefined);
    });
    return () => cancelIdleCallback(idle);
  }, [hasRows]);
}
