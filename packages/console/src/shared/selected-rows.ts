import type { Page } from '@archive-console/api-client';
import { isSelected, type ListSelection, noSelection } from '@archive-console/ui';
import { useEffect, useRef, useState } from 'react';
import { type ReadProgress, readAllPages } from './read-all-pages.ts';

interface Named {
  id: string;
}

type ReadPage<TRow> = (page: { page: number; rowsPerPage: number }, signal: AbortSignal) => Promise<Page<TRow>>;

/**
 * What is selected of a list. Single rows stay selected while one looks for more of them; "all that match" ends
 * when other rows match.
 */
export function useListSelection<TRow extends Named>(rows: readonly TRow[], matching: string) {
  const [selection, setSelection] = useState<ListSelection>(noSelection);
  const [matched, setMatched] = useState(matching);
  // Rows of other pages are known by their id only; their names are needed later.
  const met = useRef(new Map<string, TRow>());
  useEffect(() => {
    for (const row of rows) met.current.set(row.id, row);
  }, [rows]);
  if (matched !== matching) {
    setMatched(matching);
    if (selection.mode === 'all-matching') setSelection(noSelection);
  }
  return { selection, onSelection: setSelection, met: met.current as ReadonlyMap<string, TRow> };
}

/** The rows a selection means: those met, or everything that matches, read page by page. */
export async function rowsOf<TRow extends Named>(
  selection: ListSelection,
  met: ReadonlyMap<string, TRow>,
  read: ReadPage<TRow>,
  options: { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void },
): Promise<TRow[]> {
  if (selection.mode !== 'all-matching') return selection.ids.flatMap((id) => met.get(id) ?? []);
  const rows = await readAllPages(read, options);
  return rows.filter((row) => isSelected(selection, row.id));
}

/** How far the reading of a selection is. */
export type SelectedRows<TRow> =
  | { phase: 'reading'; progress: ReadProgress | undefined }
  | { phase: 'ready'; rows: readonly TRow[] }
  | { phase: 'failed'; error: unknown };

/** Reads a selection once, when what is to be done with it opens; leaving ends the reading. */
export function useSelectedRows<TRow extends Named>(
  selection: ListSelection,
  met: ReadonlyMap<string, TRow>,
  read: ReadPage<TRow>,
): { selected: SelectedRows<TRow>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [selected, setSelected] = useState<SelectedRows<TRow>>({ phase: 'reading', progress: undefined });
  // What was chosen when the dialog opened is what is meant, whatever happens to the list behind it.
  const [meant] = useState({ selection, met, read });
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: SelectedRows<TRow>) => controller.signal.aborted || setSelected(next);
    show({ phase: 'reading', progress: undefined });
    rowsOf(meant.selection, meant.met, meant.read, {
      signal: controller.signal,
      onProgress: (progress) => show({ phase: 'reading', progress }),
    }).then(
      (rows) => show({ phase: 'ready', rows }),
      (error: unknown) => show({ phase: 'failed', error }),
    );
    return () => controller.abort();
  }, [attempt, meant]);
  return { selected, retry: () => setAttempt((count) => count + 1) };
}
