import type { Page } from '@archive-console/api-client';
import { type ListSelection, noSelection } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ListedRow, PageRequest } from '#shared/list/list-spec.ts';
import type { RowSelection } from '#shared/list/selected-rows.ts';
import { type Services, useServices } from '#shared/runtime/services.ts';

/** Per console: the rows selected when the list at an address was left. */
const leftAt = new WeakMap<Services, Map<string, readonly ListedRow[]>>();

/**
 * Keeps a selection true: the rows selected when the reader left the list, as to open one of them, are selected again
 * at the same address, and a row that is deleted, here or elsewhere on the page that is shown, leaves the selection. "All that match" is not kept:
 * other rows may match by then.
 *
 * @param page the page that is shown, once it is read
 * @param request what it answers
 */
export function useKeptSelection<TRow extends ListedRow>(
  list: RowSelection<TRow>,
  page: Page<TRow> | undefined,
  request: PageRequest,
): void {
  const services = useServices();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [place] = useState(`${pathname}${search}`);
  const restore = useEffectEvent(() => {
    const rows = leftAt.get(services)?.get(place);
    leftAt.get(services)?.delete(place);
    // The rows are those of the list at this address.
    if (rows && list.selection.mode === 'none') list.selectRows(rows as readonly TRow[]);
  });
  const keep = useEffectEvent((selection: ListSelection) => {
    const left = leftAt.get(services) ?? new Map<string, readonly ListedRow[]>();
    leftAt.set(services, left);
    if (selection.mode !== 'some') left.delete(`${pathname}${search}`);
    else
      left.set(
        `${pathname}${search}`,
        selection.ids.flatMap((id) => list.seen.get(id) ?? []),
      );
  });
  const drop = useEffectEvent((deleted: readonly unknown[]) => {
    const { mode, ids } = list.selection;
    const kept = ids.filter((id) => !deleted.includes(id));
    if (mode !== 'some' || kept.length === ids.length) return;
    list.onSelection(kept.length === 0 ? noSelection : { mode, ids: kept });
  });

  const lastRead = useRef<{ page: Page<TRow>; request: PageRequest }>(undefined);
  const follow = useEffectEvent((read: Page<TRow>) => {
    const last = lastRead.current;
    lastRead.current = { page: read, request };
    if (last?.request === request) drop(deletedBetween(last.page, read, request.page === 1));
  });

  useEffect(() => restore(), []);
  useEffect(() => {
    if (page !== undefined) follow(page);
  }, [page]);
  useEffect(() => keep(list.selection), [list.selection]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return;
        const [operation] = mutation.options.mutationKey ?? [];
        if (typeof operation !== 'string' || !operation.startsWith('delete')) return;
        drop(Object.values((mutation.state.variables as object | undefined) ?? {}));
      }),
    [queryClient],
  );
}

/**
 * Ids that are gone from a page since it was read before. There have to be as many rows fewer, or they only moved; and
 * what stood before the first row that is still there may have moved to the page before.
 */
export function deletedBetween(
  before: Page<ListedRow>,
  after: Page<ListedRow>,
  isFirstPage: boolean,
): string[] {
  const left = new Set(after.rows.map(({ id }) => id));
  const lost = before.rows.filter(({ id }) => !left.has(id));
  if (lost.length > before.totalRows - after.totalRows) return [];
  const firstLeft = isFirstPage ? 0 : before.rows.findIndex(({ id }) => left.has(id));
  return firstLeft === -1 ? [] : lost.flatMap((row) => (before.rows.indexOf(row) < firstLeft ? [] : row.id));
}
