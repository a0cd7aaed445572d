import type { ImportTask } from '@archive-console/api-client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { importSourcesQueries, readImportsOfEach, readImportSources } from '#queries/import-sources.ts';
import { readAllPages } from '#queries/read-all-pages.ts';

/** A source as a protocol names it. */
export interface ProtocolSource {
  id: string;
  displayName: string;
  primaryAddress: string;
  importSourceType: string;
}

/** One import of one source; `null` where nothing was ever imported from it. */
export interface ProtocolRow {
  id: string;
  source: ProtocolSource;
  task: ImportTask | null;
}

/** Every import of every source, as far as it is read. */
export interface Protocol {
  phase: 'reading' | 'read' | 'failed';
  rows: readonly ProtocolRow[];
  /** Sources whose imports could not be read: what the protocol says is then not everything. */
  unread: readonly ProtocolSource[];
  total: number;
  readAt?: Date;
  /** Why the sources could not be listed, or the last of those that are not read. */
  error?: unknown;
}

const blank: Protocol = { phase: 'reading', rows: [], unread: [], total: 0 };
const BY_NAME = { sortBy: 'displayName', descending: false };
const SHOW_EVERY = 10;

async function sourcesOf(
  client: QueryClient,
  sourceId: string | null,
  signal: AbortSignal,
): Promise<readonly ProtocolSource[]> {
  if (sourceId !== null) return [await client.query(importSourcesQueries.flags(sourceId))];
  return readAllPages(readImportSources(client, BY_NAME), { signal });
}

/** Reads all imports of one source or of all of them: the service gives them source by source only. */
export function useProtocol(sourceId: string | null): { protocol: Protocol; readAgain: () => void } {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [protocol, setProtocol] = useState(blank);

  const readAll = useEffectEvent(async (signal: AbortSignal) => {
    const bySource = new Map<string, ProtocolRow[]>();
    const unread: ProtocolSource[] = [];
    let error: unknown;
    const sources = await sourcesOf(client, sourceId, signal);
    const show = (phase: Protocol['phase']) => {
      if (signal.aborted) return;
      const rows = sources.flatMap(({ id }) => bySource.get(id) ?? []);
      const readAt = phase === 'reading' ? {} : { readAt: new Date() };
      setProtocol({ phase, rows, unread: [...unread], total: sources.length, error, ...readAt });
    };
    show('reading');
    const showSome = () => {
      if ((bySource.size + unread.length) % SHOW_EVERY === 0) show('reading');
    };
    await readImportsOfEach(client, sources, {
      signal,
      onRead(source, tasks) {
        const rows = tasks.map((task) => ({ id: task.id, source, task }));
        bySource.set(source.id, rows.length === 0 ? [{ id: source.id, source, task: null }] : rows);
        showSome();
      },
      onFailed(source, failure) {
        error = failure;
        unread.push(source);
        showSome();
      },
    });
    show('read');
  });

  useEffect(() => {
    const controller = new AbortController();
    setProtocol(blank);
    readAll(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) setProtocol({ ...blank, phase: 'failed', error });
    });
    return () => controller.abort();
  }, [sourceId, attempt]);

  return { protocol, readAgain: () => setAttempt((count) => count + 1) };
}
