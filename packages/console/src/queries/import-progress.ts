import type { HubEventPayload, ImportSourceStatus } from '@archive-console/api-client';
import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  addSample,
  addToFlow,
  type Flow,
  noFlow,
  noteReport,
  type Sample,
  type Samples,
  samplesFrom,
} from './import-sources-samples.ts';
import { createSubscribers } from './import-sources-subscribers.ts';

/** How the running import of one source stands, and how it got there while this console was open. */
export interface ImportProgress {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  /** When it last made progress that was seen here, in milliseconds since 1970; at first, when it was first seen. */
  readonly changedAt: number;
  /** The last minute, five seconds apart, or the last four where they came more rarely; the newest comes last. */
  readonly samples: readonly Sample[];
}

type ListedStatus = Pick<
  ImportSourceStatus,
  'importSourceId' | 'importSourceTaskState' | 'total' | 'done' | 'errorMessage'
>;
type ProgressEvent = HubEventPayload<'ImportProgress'>;

/**
 * What was read or reported last of one source, running or not. Changed in place: thousands report every second, and
 * what each report would leave behind lives just long enough to be expensive to free.
 */
interface Known extends Pick<ListedStatus, 'total' | 'done' | 'errorMessage'> {
  state: ListedStatus['importSourceTaskState'];
  firstSeenAt: number;
  changedAt: number;
  /** When it was last reported or read, also where that said nothing new. */
  seenAt: number;
  samples: Samples;
  /** By `performance.now()`; before the first report, a moment before every read. */
  reportedAt: number;
  /** Whether its state or error has changed since the rows of lists were updated. */
  hasChanged: boolean;
  /** The same for who shows it: made when it is asked for, and anew after a change. */
  progress?: ImportProgress | undefined;
}

/** Changes come once a second for each source: they are shown together, as often as an eye can follow. */
const SHOW_MS = 250;

const LIST = 'listImportSources';
const RUNNING = ['Scheduled', 'Discover', 'Import', 'CancellationPending'];

/** What marks the list of all that runs, thousands at times: the figures of its rows are in this store alone. */
export const ALL_RUNNING = { running: true } as const;
const isShown = ({ queryKey: [, input] }: { queryKey: QueryKey }) =>
  !(typeof input === 'object' && input !== null && 'running' in input);

/** Whether an import has not ended yet. */
export const isImportRunning = (state: string) => RUNNING.includes(state);

/** How the imports of a session stand: from what was read, and from what the hub reports. */
export interface ImportProgressStore {
  /** How a running import stands: the same object until that changes. */
  of(importSourceId: string): ImportProgress | undefined;
  /** Its figures alone, for who asks for thousands: nothing is made for it, and the figures change in place. */
  figuresOf(importSourceId: string): Readonly<Pick<ListedStatus, 'total' | 'done'>> | undefined;
  /** All imports that are known to run: nothing is made for it, and they change in place. */
  running(): Iterable<
    Readonly<Pick<Known, 'state' | 'total' | 'done' | 'firstSeenAt' | 'changedAt' | 'samples'>>
  >;
  /** What all of them took in together. */
  readonly flow: Flow;
  /** Calls the listener when this source stands otherwise; of many that do, a few at a time. */
  subscribe(importSourceId: string, listener: () => void): () => void;
  /**
   * Takes up what was read from the service, and answers it: a row of which the hub has reported since the read was
   * begun stands as reported.
   *
   * @param begunAt by `performance.now()`
   */
  note<TRow extends ListedStatus>(rows: readonly TRow[], begunAt: number): TRow[];
  /** Takes up what the hub reports; shown with what else comes in the next moment. */
  report(event: ProgressEvent): void;
}

function createStore(queryClient: QueryClient): ImportProgressStore {
  const known = new Map<string, Known>();
  const subscribers = createSubscribers();
  const flow = noFlow(Date.now());
  /** When the first report came that is not shown yet, by `performance.now()`. */
  let reportedFrom: number | undefined;
  /** Whether rows of lists may be out of date: figures alone, thousands every second, are in none. */
  let hasChanges = false;

  function take(status: ListedStatus): Known {
    const { importSourceId, importSourceTaskState: state, total, done, errorMessage } = status;
    const at = Date.now();
    const before = known.get(importSourceId);
    const source = before ?? newlyKnown(status, at);
    if (before === undefined) known.set(importSourceId, source);
    const { seenAt } = source;
    source.seenAt = at;
    if (source.state !== state || source.errorMessage !== errorMessage) source.hasChanged = true;
    source.errorMessage = errorMessage;
    const isSame = source.state === state && isFigure(source.total, total) && isFigure(source.done, done);
    if (before !== undefined && isSame) return source;
    if (state !== 'Import' || source.state !== 'Import') source.samples = [];
    if (state === 'Import') addSample(source.samples, at, done ?? 0);
    // What a failure left behind was not taken in.
    const mails = state === 'Failed' ? 0 : (done ?? 0) - (source.done ?? 0);
    if (state === 'Import' || (source.state === 'Import' && mails > 0)) addToFlow(flow, at, mails, seenAt);
    source.state = state;
    source.total = total;
    source.done = done;
    source.changedAt = at;
    source.progress = undefined;
    subscribers.changed(importSourceId);
    return source;
  }

  const runningOf = (importSourceId: string) => {
    const source = known.get(importSourceId);
    return source !== undefined && isImportRunning(source.state) ? source : undefined;
  };

  function* running(): Generator<Known> {
    for (const source of known.values()) if (isImportRunning(source.state)) yield source;
  }

  function show(): void {
    const from = reportedFrom ?? 0;
    reportedFrom = undefined;
    const changeOf = ({ importSourceId, importSourceTaskState, errorMessage }: ListedStatus) => {
      const source = known.get(importSourceId);
      // Orphaned sources are kept under the same operation, and their rows say nothing of imports.
      if (source === undefined || source.reportedAt < from) return undefined;
      const isOther = source.state !== importSourceTaskState || source.errorMessage !== errorMessage;
      return isOther ? statusOf(source) : undefined;
    };
    // Rows change first, and then their figures: a row that has ended does not show what was read of it before.
    const isInLists = hasChanges;
    hasChanges = false;
    notifyManager.batch(() => {
      if (isInLists) showInLists(queryClient, changeOf);
      notifyManager.schedule(subscribers.notify);
    });
  }

  return {
    of(importSourceId) {
      const source = runningOf(importSourceId);
      if (source === undefined) return undefined;
      const { state, changedAt, samples } = source;
      const [total, done] = [source.total ?? 0, source.done ?? 0];
      source.progress ??= { state, total, done, changedAt, samples: samplesFrom(samples) };
      return source.progress;
    },
    figuresOf: runningOf,
    running,
    flow,
    subscribe: subscribers.add,
    note(rows, begunAt) {
      const current = rows.map((row) => {
        const source = known.get(row.importSourceId);
        if (source !== undefined && source.reportedAt >= begunAt) return { ...row, ...statusOf(source) };
        take(row);
        return row;
      });
      subscribers.notify();
      return current;
    },
    report(event) {
      // Taken up as it comes: thousands at the moment of showing would hold the page up.
      const at = performance.now();
      noteReport(flow, Date.now());
      const source = take(event);
      source.reportedAt = at;
      hasChanges ||= source.hasChanged;
      source.hasChanged = false;
      if (reportedFrom !== undefined) return;
      reportedFrom = at;
      setTimeout(show, SHOW_MS);
    },
  };
}

const newlyKnown = (status: ListedStatus, at: number): Known => ({
  state: status.importSourceTaskState,
  total: status.total,
  done: status.done,
  errorMessage: status.errorMessage,
  firstSeenAt: at,
  changedAt: at,
  seenAt: at,
  samples: [],
  reportedAt: -1,
  hasChanged: true,
});

/** As the rows of lists say it. */
const statusOf = ({ state: importSourceTaskState, total, done, errorMessage }: Known) => ({
  importSourceTaskState,
  total,
  done,
  errorMessage,
});

/** What the service leaves out counts as none. */
const isFigure = (one: ListedStatus['done'], other: ListedStatus['done']) => (one ?? 0) === (other ?? 0);

type ChangeOf = (row: ListedStatus) => Partial<ListedStatus> | undefined;

/** Puts what was reported into the lists that were read, which stay as old as they are: a report is no read. */
function showInLists(queryClient: QueryClient, changeOf: ChangeOf): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [LIST], predicate: isShown })) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const next = withChanges(data, changeOf);
    if (next === data) continue;
    queryClient.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}

/** An answer, a page or a whole list, with what was reported; the same one where none of its rows stands otherwise. */
function withChanges(answer: unknown, changeOf: ChangeOf): unknown {
  if (Array.isArray(answer)) return rowsWithChanges(answer as ListedStatus[], changeOf);
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) return answer;
  const rows = rowsWithChanges(answer.rows as ListedStatus[], changeOf);
  return rows === answer.rows ? answer : { ...answer, rows };
}

/** How far an import is stands in the store alone: rows are not made anew for a figure. */
const rowsWithChanges = (rows: readonly ListedStatus[], changeOf: ChangeOf) =>
  rows.some(changeOf) ? rows.map((row) => ({ ...row, ...changeOf(row) })) : rows;

const stores = new WeakMap<QueryClient, ImportProgressStore>();

/** The one store of a console. */
export function importProgressOf(queryClient: QueryClient): ImportProgressStore {
  const store = stores.get(queryClient) ?? createStore(queryClient);
  stores.set(queryClient, store);
  return store;
}
