import { useEffect, useRef, useState } from 'react';
import { patiently } from '#queries/patient-reads.ts';
import { type ReadPage, type ReadProgress, readAllPages } from '#queries/read-all-pages.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type CsvColumn, csvSeparator, toCsv } from './csv.ts';
import { csvFileName } from './csv-file-name.ts';
import { saveTextFile } from './save-file.ts';

/** How far an export is; `error` is why it did not end. */
export interface CsvState extends ReadProgress {
  phase: 'idle' | 'running' | 'failed';
  /** Until when nothing is read, because the service asks to wait. */
  waitsUntil?: Date | undefined;
  error?: unknown;
}

export interface CsvExport<TRow> {
  state: CsvState;
  savePage(rows: readonly TRow[]): void;
  /** Reads everything page by page first; reports how far it is. */
  saveAll(read: ReadPage<TRow>): void;
  cancel(): void;
  retry(): void;
}

const idle: CsvState = { phase: 'idle', done: 0, total: 0 };

/** Saves rows of a list as a CSV file: `users-2026-11-21.csv`. Leaving the page ends an export under way. */
export function useCsvExport<TRow>(name: string, columns: readonly CsvColumn<TRow>[]): CsvExport<TRow> {
  const { i18n } = useServices();
  const [state, setState] = useState(idle);
  const running = useRef<{ read: ReadPage<TRow>; rows: TRow[]; controller: AbortController }>(undefined);
  useEffect(() => () => running.current?.controller.abort(), []);

  function save(rows: readonly TRow[]): void {
    const text = toCsv(columns, rows, csvSeparator(i18n.language));
    saveTextFile(csvFileName(name), text, 'text/csv');
  }

  /** Goes on after the rows that are here: an export of thousands does not begin anew because one page failed. */
  async function run(read: ReadPage<TRow>, rows: TRow[]): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (change: Partial<CsvState>) =>
      signal.aborted || setState((current) => ({ ...current, ...change }));
    running.current = { read, rows, controller };
    setState(({ done, total }) => ({ phase: 'running', done: rows.length, total: done > 0 ? total : 0 }));
    try {
      const patient = patiently(read, (waitsUntil) => show({ waitsUntil }));
      await readAllPages(patient, { signal, onProgress: show }, rows);
      if (signal.aborted) return;
      save(rows);
      setState(idle);
    } catch (error) {
      show({ phase: 'failed', error });
    }
  }

  return {
    state,
    savePage: save,
    saveAll: (read) => void run(read, []),
    cancel() {
      running.current?.controller.abort();
      setState(idle);
    },
    retry() {
      if (running.current !== undefined) void run(running.current.read, running.current.rows);
    },
  };
}
