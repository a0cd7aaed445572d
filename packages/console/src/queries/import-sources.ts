import {
  cancelImport,
  getImportSource,
  getImportTask,
  type ImportSourceStatus,
  type ImportTask,
  type InputOf,
  listImportSources,
  listImportSourceTypes,
  listImportTasks,
  listMailEnabledPublicFolders,
  type Page,
  startImport,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, detailQuery, keyOf, nameQuery, query } from './api.ts';
import type { Changes } from './change.ts';
import { queryFewAtOnce } from './few-at-once.ts';
import { importProgressOf, isImportRunning } from './import-progress.ts';
import { filteredPage, filteredReader, type RowFilter, withinDays } from './filtered-lists.ts';
import { mutation } from './mutation.ts';
import { meantQuery } from './meant-rows.ts';
import { type AnyPage, countQuery, foundQuery, pageReader } from './paged-reads.ts';
import { readAllPages, type ReadPage } from './read-all-pages.ts';
import { type EachRead, readOfEach } from './read-of-each.ts';

/** A start or a cancellation by filter may be about any source. */
const aboutNamed = ({ ids }: InputOf<typeof startImport>) =>
  ids === undefined ? {} : { importSourceId: ids };

/** What each kind of change makes stale: said once for mutation and hub event. */
export const importSourcesChanges = {
  start: { invalidates: ['listImportSources', 'listImportTasks'], about: aboutNamed },
  cancellation: { invalidates: ['listImportSources', 'listImportTasks', 'getImportTask'], about: aboutNamed },
  elsewhere: { invalidates: ['listImportSources', 'getImportSource', 'listImportTasks', 'getImportTask'] },
} satisfies Changes;

/** A source in a list: how its latest import stands. */
export interface ListedSource extends ImportSourceStatus {
  id: string;
}

type ListRequest = InputOf<typeof listImportSources>;
type TasksRequest = InputOf<typeof listImportTasks>;
/** Which imports of a source are meant, and in which order. */
interface TasksMatching extends AnyPage<TasksRequest> {
  state?: string | undefined;
  /** The days between which it began, as `2026-03-01`; an open bound is empty. */
  begun?: readonly string[] | undefined;
}
type FoldersRequest = InputOf<typeof listMailEnabledPublicFolders>;

const BY_NAME = { sortBy: 'displayName', descending: false };
/** While one of them runs, its figures are read again: the hub reports how many are dealt with, not what became of them. */
const WHILE_RUNNING_MS = 5000;

/** What a page of sources says once it is read, for lists and for whatever shows how far imports are. */
async function listed(
  queryClient: QueryClient,
  read: () => Promise<Page<ImportSourceStatus>>,
): Promise<Page<ListedSource>> {
  const begunAt = performance.now();
  const page = await read();
  const rows = importProgressOf(queryClient).note(page.rows, begunAt);
  return { ...page, rows: rows.map((row) => ({ ...row, id: row.importSourceId })) };
}

/** The hub may report no end: an import that was read as ended is one for whatever shows how its source stands. */
function noteEnd(
  queryClient: QueryClient,
  importSourceId: string,
  { rows: [latest] }: Page<ImportTask>,
  begunAt: number,
): void {
  if (latest === undefined || isImportRunning(latest.state)) return;
  const { state: importSourceTaskState, discoveredMails: total, errorMessage } = latest;
  const figures = [latest.importedMails, latest.filteredMails, latest.duplicatedMails, latest.failedMails];
  const done = figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  const row = { importSourceId, importSourceTaskState, total, done, errorMessage };
  importProgressOf(queryClient).note([row], begunAt);
}

const whileRunning = {
  refetchInterval: ({ state: { data } }: { state: { data: Page<ImportTask> | undefined } }) =>
    data?.rows.some(({ state }) => isImportRunning(state)) === true && WHILE_RUNNING_MS,
};

/** The service filters the imports of a source neither by how they stand nor by when they began. */
function taskFilterOf(asked: Pick<TasksMatching, 'state' | 'begun'>): RowFilter<ImportTask> | undefined {
  const { state, begun } = asked;
  if (state === undefined && begun === undefined) return undefined;
  const isBetween = withinDays(begun ?? []);
  return {
    asked,
    passes: () =>
      Promise.resolve(
        (task) =>
          (state === undefined || task.state === state) &&
          // What waits has not begun on any day.
          (begun === undefined || (task.executionBeginDate !== null && isBetween(task.executionBeginDate))),
      ),
  };
}

export const importSourcesQueries = {
  types: () => query(listImportSourceTypes),
  list: (request: ListRequest) =>
    queryOptions({
      queryKey: keyOf(listImportSources, request),
      queryFn: ({ client, signal }) => listed(client, () => call(client, listImportSources, request, signal)),
    }),
  count: () => countQuery(listImportSources, BY_NAME),
  /** How many sources have ended so with their latest import. */
  endedCount: (importSourceTaskState: 'Success' | 'Failed') =>
    countQuery(listImportSources, { ...BY_NAME, importSourceTaskState }),
  /** The first sources whose name matches a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listImportSources, BY_NAME.sortBy, text),
  detail: (importSourceId: string) => detailQuery(getImportSource, { importSourceId }),
  /** The name of a source: the title of the page. */
  name: (importSourceId: string) =>
    nameQuery(getImportSource, { importSourceId }, ({ displayName }) => displayName),
  /** What a list does not say of a source: whether it is orphaned, and whether it starts by itself. */
  flags: (importSourceId: string) => queryFewAtOnce(getImportSource, { importSourceId }),
  tasks: ({ state, begun, ...request }: TasksMatching & Parameters<ReadPage<ImportTask>>[0]) =>
    queryOptions({
      ...filteredPage(listImportTasks, request, taskFilterOf({ state, begun }), WHILE_RUNNING_MS),
      ...whileRunning,
    }),
  task: (importTaskId: string) =>
    queryOptions({
      ...query(getImportTask, { importTaskId }),
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isImportRunning(data.state) && WHILE_RUNNING_MS,
    }),
  /** The first page of the imports of a source, the latest first. */
  recentTasks: (importSourceId: string) => {
    const request = { importSourceId, page: 1, rowsPerPage: 10, descending: true };
    return queryOptions({
      queryKey: keyOf(listImportTasks, request),
      queryFn: async ({ client, signal }) => {
        const begunAt = performance.now();
        const page = await call(client, listImportTasks, request, signal);
        noteEnd(client, importSourceId, page, begunAt);
        return page;
      },
      ...whileRunning,
    });
  },
  /** The latest import of a source; `null` where nothing was imported yet. */
  latestTask: (importSourceId: string) =>
    queryOptions({
      ...importSourcesQueries.recentTasks(importSourceId),
      select: ({ rows: [latest] }): ImportTask | null => latest ?? null,
    }),
  taskCount: (importSourceId: string) =>
    queryOptions({
      ...importSourcesQueries.recentTasks(importSourceId),
      select: ({ totalRows }) => totalRows,
    }),
  publicFolders: (request: FoldersRequest) => query(listMailEnabledPublicFolders, request),
  /** The sources of exactly this name, which several may share. */
  named: (name: string) =>
    meantQuery(listImportSources, BY_NAME.sortBy, name, ({ displayName }) => displayName === name),
  /** The sources with this address, in upper or lower case. */
  ofAddress: (address: string) =>
    meantQuery(
      listImportSources,
      BY_NAME.sortBy,
      address,
      ({ primaryAddress }) => primaryAddress.toLowerCase() === address.toLowerCase(),
    ),
};

/** Reads any page of the sources that match, past the cache. */
export function readImportSources(
  queryClient: QueryClient,
  request: AnyPage<ListRequest>,
): ReadPage<ListedSource> {
  const read = pageReader(queryClient, listImportSources, request);
  return (place, signal) => listed(queryClient, () => read(place, signal));
}

/** Reads any page of the imports of a source, past the cache. */
export function readImportTasks(
  queryClient: QueryClient,
  { state, begun, ...request }: TasksMatching,
): ReadPage<ImportTask> {
  return filteredReader(queryClient, listImportTasks, request, taskFilterOf({ state, begun }));
}

/** Reads every import of each source, the earliest first: the service gives them source by source only. */
export const readImportsOfEach = <TSource extends { id: string }>(
  queryClient: QueryClient,
  sources: readonly TSource[],
  each: EachRead<TSource, readonly ImportTask[]>,
): Promise<void> =>
  readOfEach(
    queryClient,
    sources,
    ({ id: importSourceId }) => {
      const request = { importSourceId, sortBy: 'executionBeginDate', descending: false };
      return readAllPages(readImportTasks(queryClient, request), each);
    },
    each,
  );

/** Reads any page of the public folders, past the cache. */
export function readPublicFolders(queryClient: QueryClient, request: AnyPage<FoldersRequest>) {
  return pageReader(queryClient, listMailEnabledPublicFolders, request);
}

const { start, cancellation } = importSourcesChanges;
const lookUps = () => import('./import-sources-look-ups.ts');
const shown = { isShownWhenDone: true };

export const importSourcesMutations = {
  /** @param ids what is expected to be started, however it is named: looked up where the answer is lost */
  start: (ids: readonly string[]) =>
    mutation(startImport, start, { ...shown, lookUp: async () => (await lookUps()).started(ids) }),
  /** @param ids what is expected to be canceled */
  cancel: (ids: readonly string[]) =>
    mutation(cancelImport, cancellation, { ...shown, lookUp: async () => (await lookUps()).canceled(ids) }),
};

type Count = (queryClient: QueryClient, ids: readonly string[]) => Promise<number | undefined>;

/**
 * How many of these imports were started; undefined where that is not known. What is named by a filter and cannot be
 * started, the service passes over without a word.
 */
export const countRunning: Count = async (queryClient, ids) =>
  (await lookUps()).runningAmong(queryClient, ids).catch(() => undefined);

/** The same of a cancellation: it passes over what has ended, however it is named. */
export const countCanceled: Count = async (queryClient, ids) =>
  (await lookUps()).canceledAmong(queryClient, ids).catch(() => undefined);
