import type { ImportTask } from '@archive-console/api-client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { importSourcesQueries, readImportsOfEach, readImportSources } from '#queries/import-sources.ts';
import { readAllPages } from '#queries/read-all-pages.ts';
import type { ReadingPhase } from '#queries/read-of-each.ts';
import type { ReadingActions } from '#shared/loading/ReadingControls.tsx';
import { type ReadingOptions, useLongReading } from '#shared/loading/use-long-reading.ts';

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
  phase: ReadingPhase;
  rows: readonly ProtocolRow[];
  /** Sources whose imports are not read: what the protocol says is then not everything. */
  unread: readonly ProtocolSource[];
  /** How many sources there are; unknown until they are listed. */
  total: number | undefined;
  until?: Date | undefined;
  /** Why the sources could not be listed, or the last of those that are not read. */
  error?: unknown;
}

interface ProtocolFacts {
  sources?: readonly ProtocolSource[];
  /** By the id of the source, the earliest first. */
  imports: ReadonlyMap<string, readonly ImportTask[]>;
}

const nothingRead: ProtocolFacts = { imports: new Map() };
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
async function readProtocol(
  client: QueryClient,
  sourceId: string | null,
  before: ProtocolFacts,
  { signal, onFacts }: ReadingOptions<ProtocolFacts>,
): Promise<unknown> {
  const sources = before.sources ?? (await sourcesOf(client, sourceId, signal));
  const imports = new Map(before.imports);
  let error: unknown;
  const show = () => onFacts({ sources, imports: new Map(imports) });
  show();
  await readImportsOfEach(
    client,
    sources.filter(({ id }) => !imports.has(id)),
    {
      signal,
      onRead({ id }, tasks) {
        imports.set(id, tasks);
        if (imports.size % SHOW_EVERY === 0) show();
      },
      onFailed(_, failure) {
        error = failure;
      },
    },
  );
  show();
  return error;
}

export function useProtocol(sourceId: string | null): { protocol: Protocol; actions: ReadingActions } {
  const client = useQueryClient();
  const { reading, actions } = useLongReading(nothingRead, (before, options) =>
    readProtocol(client, sourceId, before, options),
  );
  const { phase, facts, until, error } = reading;
  const { sources, imports } = facts;
  const protocol: Protocol = {
    phase,
    rows: sources?.flatMap((source) => rowsOf(source, imports.get(source.id))) ?? [],
    unread: sources?.filter(({ id }) => !imports.has(id)) ?? [],
    total: sources?.length,
    until,
    error,
  };
  return { protocol, actions };
}

function rowsOf(source: ProtocolSource, tasks: readonly ImportTask[] | undefined): ProtocolRow[] {
  if (tasks?.length === 0) return [{ id: source.id, source, task: null }];
  return tasks?.map((task) => ({ id: task.id, source, task })) ?? [];
}
