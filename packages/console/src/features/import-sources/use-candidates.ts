import type { ImportSource } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { AT_ONCE, eachAtOnce } from '#queries/few-at-once.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { isSessionOver } from '#queries/read-of-each.ts';
import { divideRows, type ExcludedRow, type Exclusion } from '#shared/bulk/ExcludedRows.tsx';

/** A source as far as lists and details know it. */
export interface SourceObject {
  id: string;
  displayName: string;
  importSourceTaskState?: string;
}

/** A source with what only its own read says of it. */
export interface Candidate extends SourceObject {
  flags: Pick<ImportSource, 'orphaned' | 'autoStart'>;
}

/** Which sources a start or a cancellation is for, and which it leaves out. */
export type Candidates =
  | { phase: 'reading'; done: number }
  | { phase: 'failed'; error: unknown; retry: () => void }
  | {
      phase: 'ready';
      going: readonly SourceObject[];
      excluded: readonly ExcludedRow[];
      /** Reads once more; given where some of those that are left out could not be read. */
      retry?: () => void;
    };

const SHOW_EVERY = 20;
const targetOf = ({ id, displayName }: SourceObject) => ({ id, name: displayName });
const reading = { phase: 'reading', done: 0 } as const;

/**
 * Finds out which sources can take it, so that the question names the exact number: lists do not say whether a source
 * is orphaned or starts by itself, so it is read source by source, a few at a time. One that cannot be read is left out.
 */
export function useCandidates(
  isOpen: boolean,
  rows: readonly SourceObject[],
  whyNot: (source: Candidate) => Exclusion | undefined,
  unread: Exclusion,
): Candidates {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Candidates>(reading);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const retry = () => setAttempt((count) => count + 1);
    const candidates = new Map<string, Candidate>();
    const failed = new Map<string, unknown>();
    const show = () => {
      const done = candidates.size + failed.size;
      if (done % SHOW_EVERY === 0 && !signal.aborted) setFound({ phase: 'reading', done });
    };
    const stateOf = async (id: string) =>
      (await queryClient.query({ ...importSourcesQueries.recentTasks(id), staleTime: 0 })).rows[0]?.state ??
      'None';
    const look = async (row: SourceObject) => {
      try {
        const flags = await queryClient.query(importSourcesQueries.flags(row.id));
        // A list says how each of its sources stands; the page of one source knows it by its latest import.
        const importSourceTaskState = row.importSourceTaskState ?? (await stateOf(row.id));
        candidates.set(row.id, { ...row, importSourceTaskState, flags });
      } catch (error) {
        // Every further read would fail too.
        if (isSessionOver(error)) throw error;
        failed.set(row.id, error);
      }
      show();
    };
    try {
      // Each of these reads waits its turn by itself.
      await eachAtOnce(AT_ONCE, rows, look, signal);
      // A dialog that is closed asks no more.
      if (signal.aborted) return;
      const read = rows.flatMap(({ id }) => candidates.get(id) ?? []);
      const { going, excluded } = divideRows(read, targetOf, whyNot);
      // That nothing can be done would be a guess.
      if (going.length === 0 && failed.size > 0) {
        const [error] = failed.values();
        setFound({ phase: 'failed', error, retry });
        return;
      }
      const unreadRows = rows.flatMap((row) => (failed.has(row.id) ? [{ ...targetOf(row), ...unread }] : []));
      setFound({
        phase: 'ready',
        going,
        excluded: [...excluded, ...unreadRows],
        ...(failed.size > 0 && { retry }),
      });
    } catch (error) {
      if (!signal.aborted) setFound({ phase: 'failed', error, retry });
    }
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    void find(controller.signal);
    return () => {
      controller.abort();
      setFound(reading);
    };
  }, [isOpen, attempt]);
  return found;
}
