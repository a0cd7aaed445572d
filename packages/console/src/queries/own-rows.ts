import type { AnyOperation, Page } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { AT_ONCE, eachAtOnce } from './few-at-once.ts';
import { pageReader, type Place, type RequestOf } from './paged-reads.ts';
import type { ReadPage } from './read-all-pages.ts';

/** Rows that the console keeps itself. */
interface OwnRows<TRow> {
  rows: readonly TRow[];
  /**
   * Whether the service has come to know one of them: that one is left to the service. It is asked for every page, so
   * what was read is kept in the cache.
   */
  isKnown(row: TRow, client: QueryClient): Promise<boolean>;
  /** Nothing else is in the list. @default false */
  areAll?: boolean;
}

/** One page of a list in which rows that the service does not know come first. */
export function queryAfterOwnRows<TOperation extends AnyOperation, TRow>(
  operation: TOperation,
  request: RequestOf<TOperation> & Place,
  { rows: kept, isKnown, areAll = false }: OwnRows<TRow>,
) {
  const { page, rowsPerPage } = request;
  const start = (page - 1) * rowsPerPage;
  return queryOptions({
    queryKey: keyOf(operation, {
      ...request,
      ...(kept.length > 0 && { own: kept }),
      ...(areAll && { areAll: true }),
    }),
    queryFn: async ({ client, signal }): Promise<Page<TRow>> => {
      const unknown = new Set(kept);
      const ask = async (row: TRow) => {
        // One of which it is not known stays; the list does not fail for it.
        if (await isKnown(row, client).catch(() => false)) unknown.delete(row);
      };
      await eachAtOnce(AT_ONCE, kept, ask, signal);
      const own = [...unknown];
      const first = own.slice(start, start + rowsPerPage);
      if (areAll) return pageOf(first, own.length);
      // The pages of the service begin behind the own rows, which need not fill a page.
      const offset = Math.max(0, start - own.length);
      const skipped = offset % rowsPerPage;
      const room = rowsPerPage - first.length;
      const read = pageReader(client, operation, request) as unknown as ReadPage<TRow>;
      const place = { page: Math.floor(offset / rowsPerPage) + 1, rowsPerPage };
      const { rows, totalRows } = await read(place, signal);
      const isCut = skipped + room > rowsPerPage && place.page * rowsPerPage < totalRows;
      const next = isCut ? await read({ ...place, page: place.page + 1 }, signal) : undefined;
      const behind = [...rows, ...(next?.rows ?? [])].slice(skipped, skipped + room);
      return pageOf([...first, ...behind], own.length + totalRows);
    },
  });

  function pageOf(rows: TRow[], totalRows: number): Page<TRow> {
    return { rows, totalRows, hasMore: start + rows.length < totalRows };
  }
}
