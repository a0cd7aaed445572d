import { useCallback, useEffect, useRef, useState } from 'react';
import { createRowPages, type KnownRows, type RowPages, type RowSource } from './row-pages.ts';

const pause = 60;

/** Rows for a `VirtualList`, fetched as they are looked at. */
export interface PagedRows<Row> {
  /** A row by its place from 0; undefined while it is on its way. A new function when rows have come. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Hears which rows are drawn now, both included, and fetches their pages. Always the same function. */
  readonly onRange: (first: number, last: number) => void;
  /** Whether something that is looked at could not be fetched. */
  readonly hasFailed: boolean;
  /** Fetches again what could not be fetched. */
  readonly retry: () => void;
}

/**
 * Fetches rows page by page as a `VirtualList` shows them, and forgets those far away. While the
 * scroll bar is dragged nothing is fetched; answers of pages that were left, or of another source,
 * are ignored.
 *
 * @param source keep it the same (`useMemo`) until sorting or filters change: with another one everything is fetched anew
 */
export function usePagedRows<Row>(source: RowSource<Row>): PagedRows<Row> {
  const [read, setRead] = useState<{ source: RowSource<Row>; known: KnownRows<Row> }>();
  const pages = useRef<RowPages | undefined>(undefined);
  const wanted = useRef<readonly [first: number, last: number] | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = read?.source === source ? read.known : undefined;
  useEffect(() => {
    const own = createRowPages(source, (next) => setRead({ source, known: next }));
    pages.current = own;
    if (wanted.current) own.want(...wanted.current);
    return () => {
      clearTimeout(timer.current);
      own.stop();
    };
  }, [source]);
  const { pageSize } = source;
  return {
    rowAt: useCallback(
      (index: number) => known?.pages.get(Math.floor(index / pageSize))?.[index % pageSize],
      [known, pageSize],
    ),
    onRange: useCallback((first: number, last: number): void => {
      const isFirst = wanted.current === undefined;
      wanted.current = [first, last];
      clearTimeout(timer.current);
      timer.current = setTimeout(() => pages.current?.want(first, last), isFirst ? 0 : pause);
    }, []),
    hasFailed: known?.hasFailed ?? false,
    retry: () => pages.current?.retry(),
  };
}
