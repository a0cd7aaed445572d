import { isSelected, type ListSelection, noSelection } from '@archive-console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ReadPage, type ReadProgress, readAllPages } from '#queries/read-all-pages.ts';

interface Named {
  id: string;
}

/** What is selected of a list, how to change it, and the rows seen on its pages so far. */
export interface RowSelection<TRow> {
  selection: ListSelection;
  onSelection: (selection: ListSelection) => void;
  /** Selects these rows and no other, whether they were seen or not. */
  selectRows: (rows: readonly TRow[]) => void;
  seen: ReadonlyMap<string, TRow>;
}

/**
 * What is selected of a list. Single rows stay selected while one looks for more of them; "all that match" ends
 * when other rows match.
 */
export function useListSelection<TRow extends Named>(
  rows: readonly TRow[],
  matching: string,
): RowSelection<TRow> {
  const [selection, setSelection] = useState<ListSelection>(noSelection);
  const [matched, setMatched] = useState(matching);
  // Rows of other pages are known by their id only; their names are needed later.
  const [seen] = useState(() => new Map<string, TRow>());
  useEffect(() => {
    for (const row of rows) seen.set(row.id, row);
  }, [seen, rows]);
  if (matched !== matching) {
    setMatched(matching);
    if (selection.mode === 'all-matching') setSelection(noSelection);
  }
  const selectRows = (chosen: readonly TRow[]) => {
    for (const row of chosen) seen.set(row.id, row);
    setSelection(chosen.length === 0 ? noSelection : { mode: 'some', ids: chosen.map((row) => row.id) });
  };
  return { selection, onSelection: setSelection, selectRows, seen };
}

/** The rows a selection means: those seen, or everything that matches, read page by page. */
export async function rowsOf<TRow extends Named>(
  selection: ListSelection,
  seen: ReadonlyMap<string, TRow>,
  read: ReadPage<TRow>,
  options: { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void },
): Promise<TRow[]> {
  if (selection.mode !== 'all-matching') return selection.ids.flatMap((id) => seen.get(id) ?? []);
  const rows = await readAllPages(read, options);
  return rows.filter((row) => isSelected(selection, row.id));
}

/** How far the reading of a selection is. */
export type SelectedRows<TRow> =
  | { phase: 'reading'; progress: ReadProgress | undefined }
  | { phase: 'ready'; rows: readonly TRow[] }
  | { phase: 'failed'; error: unknown };

/**
 * Reads a selection while `isOpen`: the rows meant are those of the moment of opening. Closing ends the reading.
 *
 * @param onReady called with the rows once, where no one is asked before something is done to them
 */
export function useSelectedRows<TRow extends Named>(
  isOpen: boolean,
  { selection, seen }: RowSelection<TRow>,
  read: ReadPage<TRow>,
  onReady?: (rows: readonly TRow[]) => void,
): { selected: SelectedRows<TRow>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [selected, setSelected] = useState<SelectedRows<TRow>>(reading);
  const arrived = useEffectEvent((rows: readonly TRow[]) => {
    setSelected({ phase: 'ready', rows });
    onReady?.(rows);
  });
  const start = useEffectEvent((signal: AbortSignal) => {
    const show = (next: SelectedRows<TRow>) => signal.aborted || setSelected(next);
    show(reading);
    const onProgress = (progress: ReadProgress) => show({ phase: 'reading', progress });
    rowsOf(selection, seen, read, { signal, onProgress }).then(
      (rows) => signal.aborted || arrived(rows),
      (error: unknown) => show({ phase: 'failed', error }),
    );
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    start(controller.signal);
    return () => {
      controller.abort();
      setSelected(reading);
    };
  }, [isOpen, attempt]);
  return { selected, retry: () => setAttempt((count) => count + 1) };
}

const reading = { phase: 'reading', progress: undefined } as const;
