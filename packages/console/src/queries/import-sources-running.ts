import { type ImportSourceStatus, listImportSources } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { ALL_RUNNING, importProgressOf, isImportRunning } from './import-progress.ts';
import { type JointPace, jointPaceOf } from './import-sources-pace.ts';
import { importSourcesQueries, readImportSources } from './import-sources.ts';
import { readAllPages } from './read-all-pages.ts';
import { readOfEach } from './read-of-each.ts';

const BY_NAME = { sortBy: 'displayName', descending: false };
const AT_WORK = ['Scheduled', 'Discover', 'Import'] as const;
const CANCELING = 'CancellationPending';
/** The hub reports when a cancellation is through; where it is off, this finds it. */
const WHILE_CANCELING_MS = 5000;
/** More than so many are found faster in the list of all sources. */
const MOST_ONE_BY_ONE = 20;

/** A source that is imported now. */
export type RunningImport = Pick<
  ImportSourceStatus,
  'importSourceId' | 'displayName' | 'importSourceTaskState' | 'total' | 'done'
>;

/** An import that was known to run and runs no more; without a state where that could not be read. */
export type EndedImport = Pick<RunningImport, 'importSourceId' | 'displayName'> & Partial<LatestImport>;

type LatestImport = Pick<ImportSourceStatus, 'importSourceTaskState' | 'errorMessage'>;

const runningKey = keyOf(listImportSources, { ...BY_NAME, ...ALL_RUNNING });

/** How fast the imports are that run; undefined until all of them were read, and where too little was seen of them. */
export function jointPaceIn(queryClient: QueryClient): JointPace | undefined {
  if (queryClient.getQueryData(runningKey) === undefined) return undefined;
  const store = importProgressOf(queryClient);
  return jointPaceOf(store.running(), store.flow, Date.now());
}

/**
 * Everything that is imported now, and how that has ended which was known to run. Lists cannot be filtered by what is
 * being canceled (D38): what is in none of the lists is looked up, and runs until its cancellation is through.
 */
export const runningImports = (known: () => readonly RunningImport[]) =>
  queryOptions({
    queryKey: runningKey,
    queryFn: async ({ client, signal }) => {
      const inState = (importSourceTaskState: (typeof AT_WORK)[number]) =>
        readAllPages(readImportSources(client, { ...BY_NAME, importSourceTaskState }), { signal });
      const listed = (await Promise.all(AT_WORK.map(inState))).flat();
      // One that went from one state to the next between two readings is in both; one that was reported to have ended
      // while they were under way is looked up.
      const rows = new Map<string, RunningImport>(
        listed.flatMap((row) => (isImportRunning(row.importSourceTaskState) ? [[row.id, row]] : [])),
      );
      const missing = known().filter(({ importSourceId }) => !rows.has(importSourceId));
      const latest = await latestImportsOf(client, missing, signal);
      const ended: EndedImport[] = [];
      for (const row of missing) {
        const { importSourceId, displayName } = row;
        const found = latest.get(importSourceId);
        if (found !== undefined && isImportRunning(found.importSourceTaskState))
          rows.set(importSourceId, { ...row, importSourceTaskState: found.importSourceTaskState });
        else ended.push({ importSourceId, displayName, ...found });
      }
      return { rows: [...rows.values()], ended };
    },
    // Thousands of rows whose figures differ at every reading: to compare them holds the page up.
    structuralSharing: false,
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ importSourceTaskState }) => importSourceTaskState === CANCELING) === true &&
      WHILE_CANCELING_MS,
  });

/** How the latest imports of these sources stand, as far as that can be read. */
async function latestImportsOf(
  queryClient: QueryClient,
  sources: readonly RunningImport[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, LatestImport>> {
  if (sources.length > MOST_ONE_BY_ONE) {
    const all = await readAllPages(readImportSources(queryClient, BY_NAME), { signal });
    return new Map(
      all.map(({ id, importSourceTaskState, errorMessage }) => [id, { importSourceTaskState, errorMessage }]),
    );
  }
  const latest = new Map<string, LatestImport>();
  await readOfEach(
    queryClient,
    sources,
    ({ importSourceId }) =>
      queryClient.query({ ...importSourcesQueries.recentTasks(importSourceId), staleTime: 0 }),
    {
      signal,
      onRead({ importSourceId }, { rows: [task] }) {
        if (task)
          latest.set(importSourceId, { importSourceTaskState: task.state, errorMessage: task.errorMessage });
      },
      onFailed: () => undefined,
    },
  );
  signal.throwIfAborted();
  return latest;
}
