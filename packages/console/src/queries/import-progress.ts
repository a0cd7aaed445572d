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
  state: string;
  total: number;
  done: number;
  /** When it was last seen to come on, in milliseconds since 1970; at first, when it was first seen. */
  changedAt: number;
  /** The last minute, five seconds apart; the newest comes last. */
  samples: readonly Sample[];
}

type Status = Pick<ImportSourceStatus, 'importSourceId' | 'importSourceTaskState' | 'total' | 'done'>;
type ListedStatus = Status & Pick<ImportSourceStatus, 'errorMessage'>;
type ProgressEvent = HubEventPayload<'ImportProgress'>;

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
  const known = new Map<string, ImportProgress>();
  /** The last report of each source, whether it runs or not; `at` is by `performance.now()`. */
  const last = new Map<string, { at: number; event: ProgressEvent }>();
  const listeners = new Set<() => void>();
  let reported = new Map<string, ProgressEvent>();

  function take({ importSourceId, importSourceTaskState: state, ...figures }: Status, at: number): void {
    if (!isImportRunning(state)) {
      known.delete(importSourceId);
      return;
    }
    const [total, done] = [figures.total ?? 0, figures.done ?? 0];
    const before = known.get(importSourceId);
    if (before?.state === state && before.total === total && before.done === done) return;
    known.set(importSourceId, {
      state,
      total,
      done,
      changedAt: at,
      samples: state === 'Import' ? sampled(before, { at, done }) : [],
    });
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
    of: (importSourceId) => known.get(importSourceId),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(rows, begunAt) {
      const current = rows.map((row) => {
        const report = last.get(row.importSourceId);
        if (report !== undefined && report.at >= begunAt) return { ...row, ...report.event };
        take(row, Date.now());
        return row;
      });
      notify();
      return current;
    },
    report(event) {
      // Taken up as it comes: thousands at the moment of showing would hold the page up.
      take(event, Date.now());
      last.set(event.importSourceId, { at: performance.now(), event });
      if (reported.size === 0) setTimeout(show, SHOW_MS);
      reported.set(event.importSourceId, event);
    },
  };
}

function sampled(before: ImportProgress | undefined, sample: Sample): readonly Sample[] {
  const samples = before?.state === 'Import' ? before.samples : [];
  // Between two that are kept, the newest one stands in for the next.
  const kept = samples.slice(0, -1);
  const last = samples.at(-1);
  if (last === undefined) return [sample];
  const anchor = kept.at(-1);
  if (anchor !== undefined && last.at - anchor.at < SAMPLE_MS) return [...kept, sample];
  return [...samples.slice(1 - SAMPLES), sample];
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
