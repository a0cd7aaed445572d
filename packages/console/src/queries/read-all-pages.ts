import type { Page } from '@archive-console/api-client';

/** Reads any page of a list. */
export type ReadPage<TRow> = (
  page: { page: number; rowsPerPage: number },
  signal: AbortSignal,
) => Promise<Page<TRow>>;

/** How far a reading of all pages is. */
export interface ReadProgress {
  done: number;
  total: number;
}

const ROWS = 100;
/** Ends a reading whose service never answers an empty page. */
const MAX_PAGES = 100_000;

/** The pages of a list one after the other until nothing is left; `signal` ends it between and within pages. */
export async function* allPages<TRow>(
  read: ReadPage<TRow>,
  signal: AbortSignal,
  /** Rows that were read before, page by page. */
  before = 0,
): AsyncGenerator<Page<TRow>, void> {
  for (let page = 1 + before / ROWS, seen = before; page <= MAX_PAGES; page += 1) {
    signal.throwIfAborted();
    const answer = await read({ page, rowsPerPage: ROWS }, signal);
    yield answer;
    seen += answer.rows.length;
    if (answer.rows.length === 0 || seen >= answer.totalRows) return;
  }
}

/**
 * The rows of all pages.
 *
 * @param rows those that were read before it was broken off: it goes on after them
 */
export async function readAllPages<TRow>(
  read: ReadPage<TRow>,
  options: { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void },
  rows: TRow[] = [],
): Promise<TRow[]> {
  for await (const page of allPages(read, options.signal, rows.length)) {
    rows.push(...page.rows);
    options.onProgress?.({ done: rows.length, total: page.totalRows });
  }
  return rows;
}
