/** How rows are fetched page by page. */
export interface RowSource<Row> {
  /** Rows a page has. */
  readonly pageSize: number;
  /**
   * Fetches a page, counted from 0.
   *
   * @param signal aborts when the page is out of sight; what comes nevertheless is ignored
   */
  readonly load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** What is known of a list's rows now. */
export interface KnownRows<Row> {
  /** Pages that are here, by their number from 0. */
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  /** Whether a page could not be fetched. */
  readonly hasFailed: boolean;
}

/** Fetches the pages around the rows that are looked at; all others are forgotten. */
export interface RowPages {
  /** Rows that are looked at now, both included: their pages are fetched, those far away given up. */
  want(first: number, last: number): void;
  /** Fetches again what could not be fetched. */
  retry(): void;
  /** Ends all fetching. */
  stop(): void;
}

/** Pages kept beyond those that are looked at, on both sides. */
const kept = 3;

interface KnownPage<Row> {
  readonly rows?: readonly Row[];
  readonly controller: AbortController;
  readonly failed?: boolean;
}

/**
 * Keeps the pages near those that are looked at.
 *
 * @param onKnown called with what is known when rows have come or a page could not be fetched
 */
export function createRowPages<Row>(
  { pageSize, load }: RowSource<Row>,
  onKnown: (known: KnownRows<Row>) => void,
): RowPages {
  const pages = new Map<number, KnownPage<Row>>();
  const report = (): void => {
    const here = [...pages].flatMap(([page, { rows }]) =>
      rows === undefined ? [] : [[page, rows] as const],
    );
    onKnown({ pages: new Map(here), hasFailed: [...pages.values()].some(({ failed }) => failed) });
  };
  const fetchPage = (page: number): void => {
    const controller = new AbortController();
    pages.set(page, { controller });
    const keep = (known: Omit<KnownPage<Row>, 'controller'>): void => {
      if (controller.signal.aborted) return;
      pages.set(page, { controller, ...known });
      report();
    };
    load(page, controller.signal).then(
      (rows) => keep({ rows }),
      () => keep({ failed: true }),
    );
  };
  const giveUp = (page: number): void => {
    pages.get(page)?.controller.abort();
    pages.delete(page);
  };
  return {
    want(first, last) {
      const [from, to] = [Math.floor(first / pageSize), Math.floor(last / pageSize)];
      let isMended = false;
      for (const [page, { rows, failed = false }] of pages) {
        const reach = rows === undefined ? 0 : kept;
        if (page >= from - reach && page <= to + reach) continue;
        giveUp(page);
        isMended ||= failed;
      }
      for (let page = from; page <= to; page += 1) if (!pages.has(page)) fetchPage(page);
      // What failed is out of sight now.
      if (isMended) report();
    },
    retry() {
      for (const [page, { failed }] of pages) if (failed) fetchPage(page);
      report();
    },
    stop() {
      for (const page of pages.keys()) giveUp(page);
    },
  };
}
