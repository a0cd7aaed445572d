import type { ImportSource } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { importSourcesQueries } from '#queries/import-sources.ts';
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
  | { phase: 'ready'; going: readonly SourceObject[]; excluded: readonly ExcludedRow[] };

const SHOW_EVERY = 20;
const reading = { phase: 'reading', done: 0 } as const;

/**
 * Finds out which sources can take it, so that the question names the exact number: lists do not say whether a source
 * is orphaned or starts by itself, so it is read source by source, a few at a time.
 */
export function useCandidates(
  isOpen: boolean,
  rows: readonly SourceObject[],
  whyNot: (source: Candidate) => Exclusion | undefined,
): Candidates {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Candidates>(reading);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    let done = 0;
    const stateOf = async (id: string) =>
      (await queryClient.query({ ...importSourcesQueries.recentTasks(id), staleTime: 0 })).rows[0]?.state ??
      'None';
    const withFlags = async (row: SourceObject): Promise<Candidate> => {
      const flags = await queryClient.query(importSourcesQueries.flags(row.id));
      // A list says how each of its sources stands; the page of one source knows it by its latest import.
      const state = row.importSourceTaskState ?? (await stateOf(row.id));
      done += 1;
      if (done % SHOW_EVERY === 0 && !signal.aborted) setFound({ phase: 'reading', done });
      return { ...row, importSourceTaskState: state, flags };
    };
    try {
      const candidates = await Promise.all(rows.map(withFlags));
      const target = ({ id, displayName }: SourceObject) => ({ id, name: displayName });
      if (!signal.aborted) setFound({ phase: 'ready', ...divideRows(candidates, target, whyNot) });
    } catch (error) {
      if (!signal.aborted)
        setFound({ phase: 'failed', error, retry: () => setAttempt((count) => count + 1) });
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
