import type { HubEventPayload, ImportSourceStatus } from '@archive-console/api-client';
import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How far the import of one source was at one moment. */
interface Sample {
  /** Milliseconds since 1970. */
  at: number;
  done: number;
}

/** How the running import of one source stands, and how it came there while this console was open. */
export interface ImportProgress {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  /** When it was last seen to come on, in milliseconds since 1970; at first, when it was first seen. */
  readonly changedAt: number;
  /** The last minute, five seconds apart; the newest comes last. */
  readonly samples: readonly Readonly<Sample>[];
}

type ListedStatus = Pick<
  ImportSourceStatus,
  'importSourceId' | 'importSourceTaskState' | 'total' | 'done' | 'errorMessage'
>;
type ProgressEvent = HubEventPayload<'ImportProgress'>;

/**
 * What was read or reported last of one source. Changed in place: thousands report every second, and an object for each
 * report would live just long enough to be dear to free.
 */
interface Known extends Pick<ListedStatus, 'total' | 'done' | 'errorMessage'> {
  state: ListedStatus['importSourceTaskState'];
  changedAt: number;
  samples: Sample[];
  /** By `performance.now()`; before the first report, a moment before every read. */
  reportedAt: number;
  /** The same for its readers: made when one asks, and anew after a change. */
  progress?: ImportProgress | undefined;
}

/** Changes come once a second for each source: they are shown together, as often as an eye can follow. */
const SHOW_MS = 250;
const SAMPLE_MS = 5000;
/** A minute of samples: what is kept does not grow with the length of an import. */
const SAMPLES = 13;

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
  /** The same object until it changes. */
  of(importSourceId: string): ImportProgress | undefined;
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  let reported = new Map<string, ProgressEvent>();

  function take(status: ListedStatus, at: number): Known {
    const { importSourceId, importSourceTaskState: state, total, done, errorMessage } = status;
    const before = known.get(importSourceId);
    const source = before ?? { state, total, done, errorMessage, changedAt: at, samples: [], reportedAt: -1 };
    if (before === undefined) known.set(importSourceId, source);
    source.errorMessage = errorMessage;
    const isSame = source.state === state && isFigure(source.total, total) && isFigure(source.done, done);
    if (before !== undefined && isSame) return source;
    if (state !== 'Import' || source.state !== 'Import') source.samples.length = 0;
    if (state === 'Import') addSample(source.samples, at, done ?? 0);
    source.state = state;
    source.total = total;
    source.done = done;
    source.changedAt = at;
    source.progress = undefined;
    return source;
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function show(): void {
    const events = reported;
    reported = new Map();
    // Rows and figures change in one drawing: a row that has ended does not show what was read of it before.
    notifyManager.batch(() => {
      queryClient.setQueriesData({ queryKey: [LIST], predicate: isShown }, (answer) =>
        withProgress(answer, events),
      );
      notifyManager.schedule(notify);
    });
  }

  return {
    of(importSourceId) {
      const source = known.get(importSourceId);
      if (source === undefined || !isImportRunning(source.state)) return undefined;
      const { state, total, done, changedAt, samples } = source;
      source.progress ??= {
        state,
        total: total ?? 0,
        done: done ?? 0,
        changedAt,
        samples: samples.map((sample) => ({ ...sample })),
      };
      return source.progress;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(rows, begunAt) {
      const current = rows.map((row) => {
        const source = known.get(row.importSourceId);
        if (source === undefined || source.reportedAt < begunAt) {
          take(row, Date.now());
          return row;
        }
        const { state: importSourceTaskState, total, done, errorMessage } = source;
        return { ...row, importSourceTaskState, total, done, errorMessage };
      });
      notify();
      return current;
    },
    report(event) {
      // Taken up as it comes: thousands at the moment of showing would hold the page up.
      take(event, Date.now()).reportedAt = performance.now();
      if (reported.size === 0) setTimeout(show, SHOW_MS);
      reported.set(event.importSourceId, event);
    },
  };
}

/** What the service leaves out counts as none. */
const isFigure = (one: ListedStatus['done'], other: ListedStatus['done']) => (one ?? 0) === (other ?? 0);

function addSample(samples: Sample[], at: number, done: number): void {
  const [anchor, newest] = [samples.at(-2), samples.at(-1)];
  if (anchor !== undefined && newest !== undefined && newest.at - anchor.at < SAMPLE_MS) {
    // Between two that are kept, the newest one stands in for the next.
    newest.at = at;
    newest.done = done;
  } else if (samples.push({ at, done }) > SAMPLES) samples.shift();
}

/** Rows of an answer, a page or a whole list, as the hub reports them; the same answer where none of them stands otherwise. */
function withProgress(answer: unknown, events: ReadonlyMap<string, ProgressEvent>): unknown {
  if (Array.isArray(answer)) return rowsWithProgress(answer as ListedStatus[], events);
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) return answer;
  const rows = rowsWithProgress(answer.rows as ListedStatus[], events);
  return rows === answer.rows ? answer : { ...answer, rows };
}

/** How far an import is stands in the store alone: rows are not made anew for a figure. */
function rowsWithProgress(rows: readonly ListedStatus[], events: ReadonlyMap<string, ProgressEvent>) {
  const newsOf = ({ importSourceId, importSourceTaskState, errorMessage }: ListedStatus) => {
    const event = events.get(importSourceId);
    // Orphaned sources are kept under the same operation, and their rows say nothing of imports.
    if (event === undefined) return undefined;
    const isOther =
      event.importSourceTaskState !== importSourceTaskState || event.errorMessage !== errorMessage;
    return isOther ? event : undefined;
  };
  return rows.some(newsOf) ? rows.map((row) => ({ ...row, ...newsOf(row) })) : rows;
}

const stores = new WeakMap<QueryClient, ImportProgressStore>();

/** The one store of a console. */
export function importProgressOf(queryClient: QueryClient): ImportProgressStore {
  const store = stores.get(queryClient) ?? createStore(queryClient);
  stores.set(queryClient, store);
  return store;
}
