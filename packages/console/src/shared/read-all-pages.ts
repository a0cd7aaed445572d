import type { Page } from '@archive-console/api-client';

/** How far a reading of all pages is. */
export interface ReadProgress {
  done: number;
  total: number;
}

const ROWS = 100;
/** Ends a reading whose service never answers an empty page. */
const MAX_PAGES = 100_000;

/** Reads a list page by page until nothing is left; `signal` ends it between and within pages. */
export async function readAllPages<TRow>(
  read: (page: { page: number; rowsPerPage: number }, signal: AbortSignal) => Promise<Page<TRow>>,
  options: { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void },
): Promise<TRow[]> {
  const rows: TRow[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    options.signal.throwIfAborted();
    const answer = await read({ page, rowsPerPage: ROWS }, options.signal);
    rows.push(...answer.rows);
    options.onProgress?.({ done: rows.length, total: answer.totalRows });
    if (answer.rows.length === 0 || rows.length >= answer.totalRows) break;
  }
  return rows;
}
