import { useEffect, useRef, useState } from 'react';
import { AT_ONCE, eachAtOnce } from '#queries/few-at-once.ts';
import { type ReadPage, type ReadProgress, readAllPages } from '#queries/read-all-pages.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type CsvColumn, type CsvRead, csvSeparator, toCsv } from './csv.ts';
import { csvFileName } from './csv-file-name.ts';
import { saveTextFile } from './save-file.ts';

/** How far an export is; `error` is why it did not end. */
export interface CsvState extends ReadProgress {
  phase: 'idle' | 'running' | 'failed';
  error?: unknown;
}

export interface CsvExport<TRow> {
  state: CsvState;
  savePage(rows: readonly TRow[]): void;
  /** Reads everything page by page first, and what belongs to each row; reports how far it is. */
  saveAll(read: ReadPage<TRow>, perRow?: readonly CsvRead<TRow>[]): void;
  cancel(): void;
  retry(): void;
}

/** What was asked for, and what of it is here. */
interface Reading<TRow> {
  read: ReadPage<TRow>;
  perRow: readonly CsvRead<TRow>[];
  rows: TRow[];
  cells: Map<TRow, readonly string[]>;
}

const idle: CsvState = { phase: 'idle', done: 0, total: 0 };

/** Saves rows of a list as a CSV file: `users-2026-11-21.csv`. Leaving the page ends an export under way. */
export function useCsvExport<TRow>(name: string, columns: readonly CsvColumn<TRow>[]): CsvExport<TRow> {
  const { i18n } = useServices();
  const [state, setState] = useState(idle);
  const running = useRef<{ reading: Reading<TRow>; controller: AbortController }>(undefined);
  useEffect(() => () => running.current?.controller.abort(), []);

  function save(rows: readonly TRow[], further: readonly CsvColumn<TRow>[] = []): void {
    const text = toCsv([...columns, ...further], rows, csvSeparator(i18n.language));
    saveTextFile(csvFileName(name), text, 'text/csv');
  }

  /** Goes on after the rows that are here: an export of thousands does not begin anew because one page failed. */
  async function run(reading: Reading<TRow>): Promise<void> {
    const { read, perRow, rows, cells } = reading;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (change: Partial<CsvState>) =>
      signal.aborted || setState((current) => ({ ...current, ...change }));
    running.current = { reading, controller };
    setState(({ done, total }) => ({ phase: 'running', done: rows.length, total: done > 0 ? total : 0 }));
    try {
      const whole = perRow.length === 0 ? read : withCells;
      await readAllPages(whole, { signal, onProgress: show }, rows);
      if (signal.aborted) return;
      save(
        rows,
        perRow.map(({ header }, index) => ({ header, text: (row) => cells.get(row)?.[index] ?? '' })),
      );
      setState(idle);
    } catch (error) {
      show({ phase: 'failed', error });
    }

    /** A page with what is read for each of its rows; one that fails ends it for all. */
    async function withCells(...[page, signalOfPage]: Parameters<ReadPage<TRow>>) {
      const answer = await read(page, signalOfPage);
      let done = rows.length;
      const readRow = async (row: TRow) => {
        cells.set(row, await Promise.all(perRow.map((column) => column.read(row))));
        done += 1;
        show({ done, total: answer.totalRows });
      };
      await eachAtOnce(AT_ONCE, answer.rows, readRow, signalOfPage);
      return answer;
    }
  }

  return {
    state,
    savePage: save,
    saveAll: (read, perRow = []) => void run({ read, perRow, rows: [], cells: new Map() }),
    cancel() {
      running.current?.controller.abort();
      setState(idle);
    },
    retry() {
      if (running.current !== undefined) void run(running.current.reading);
    },
  };
}
