import type { Page } from '@archive-console/api-client';
import { useEffect, useRef, useState } from 'react';

interface Named {
  id: string;
}

const none: ReadonlySet<string> = new Set();
/** Long enough for a reader to notice the row. */
const MARKED_MS = 10_000;

/**
 * Rows that differ from what stood there before. A row that was not there counts only where it must be new: a
 * deletion, too, brings rows forward that were on the next page.
 */
export function changedBetween<TRow extends Named>(
  before: Page<TRow>,
  after: Page<TRow>,
  isFirstPage: boolean,
): ReadonlySet<string> {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const canBeNew = isFirstPage && after.totalRows > before.totalRows;
  const changed = after.rows.filter((row) => {
    const was = known.get(row.id);
    // By content: a row that only moved up is another object.
    return was === undefined ? canBeNew : JSON.stringify(was) !== JSON.stringify(row);
  });
  return changed.length === 0 ? none : new Set(changed.map((row) => row.id));
}

/** Marks rows that changed while they were looked at. `place` distinguishes one page of one list from any other. */
export function useChangedRows<TRow extends Named>(
  page: Page<TRow> | undefined,
  place: string,
  isFirstPage: boolean,
): ReadonlySet<string> {
  const [marked, setMarked] = useState(none);
  const seen = useRef<{ place: string; page: Page<TRow> }>(undefined);
  useEffect(() => {
    if (page === undefined) return;
    const before = seen.current;
    seen.current = { place, page };
    if (before?.place !== place) setMarked(none);
    else if (before.page !== page) {
      const changed = changedBetween(before.page, page, isFirstPage);
      if (changed.size > 0) setMarked(changed);
    }
  }, [page, place, isFirstPage]);
  useEffect(() => {
    if (marked.size === 0) return undefined;
    const timer = setTimeout(() => setMarked(none), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
