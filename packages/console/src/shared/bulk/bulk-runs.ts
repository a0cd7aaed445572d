import type { ToastQueue } from '@archive-console/ui';
import type { BulkOrder } from './bulk-order.ts';
import { goThrough } from './bulk-pass.ts';
import { createBulkPauses } from './bulk-pauses.ts';
import { type BulkRows, createBulkRows } from './bulk-rows.ts';
import {
  type BulkRun,
  isUnderWay,
  type RunState,
  type RunWords,
  showMessage,
  snapshotOf,
  stateOf,
} from './bulk-run.ts';
import { orderAgain, type Resume } from './resumable-action.ts';
import type { RunKeeper } from './run-keeper.ts';

/** The bulk actions of a console, one after the other. They outlive the screen that ordered them, but not the session. */
export interface BulkRuns {
  /** The run whose sheet is open; the same object until the next notification. */
  current(): BulkRun | undefined;
  /** The run that is under way or interrupted while its sheet is not open. */
  aside(): BulkRun | undefined;
  /** What holds back any other run. */
  busyWith(): 'running' | 'interrupted' | undefined;
  /** Called when a phase begins, and at most every 100 ms while rows end. */
  subscribe(listener: () => void): () => void;
  /** Begins and opens the sheet, unless another one is under way or interrupted. */
  start(order: BulkOrder): Promise<void>;
  /** Rows that have not begun are left alone; those under way end. */
  stop(): void;
  /** Tries again what failed or is unclear and may pass another time; not while anything is under way. */
  retryFailed(): Promise<void>;
  /** Goes on with what was not begun or is unclear: of the sheet that is open, else of what is aside. */
  goOn(): Promise<void>;
  /** Closes the sheet; what is under way goes on. */
  putAside(): void;
  /** Opens the sheet of what is aside. */
  show(): void;
  /** Puts the result away; only when nothing is under way. */
  dismiss(): void;
  /** Puts the result away, and leads to where what failed can be corrected. */
  correct(): void;
  /** Says anew what is offered: the page that ordered a run was left, and what failed cannot be corrected there. */
  refresh(): void;
  /** Gives up an interrupted run. Its result stays among the messages. */
  drop(): void;
  /** Says how an order is made again after a reload. */
  resumeBy(resume: Resume): void;
  /** Ends with the session: nothing new begins, and the next person does not see what it was. */
  forget(): void;
}

/** A count that changes faster cannot be read. */
const NOTIFY_MS = 100;
/** Results that can be opened again. */
const MOST_RESULTS = 10;

/** Runs four rows at a time. What a run came to is kept in the messages of the visit, and opened from there. */
export function createBulkRuns(
  toasts: Pick<ToastQueue, 'show'>,
  words: RunWords,
  keeper: RunKeeper,
): BulkRuns {
  const listeners = new Set<() => void>();
  const pauses = createBulkPauses();
  /** The newest last. */
  let results: RunState[] = [];
  let active: RunState | undefined;
  let shown: RunState | undefined;
  let snapshots: { current?: BulkRun | undefined; aside?: BulkRun | undefined } = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resume: Resume | undefined;
  let isOver = false;
  /** What a page before this one left is not known yet. */
  let isTaking = keeper.hasAny();

  const isBusy = () => active !== undefined || isTaking;

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    snapshots = {
      current: shown && snapshotOf(shown, isBusy()),
      aside: active && active !== shown ? snapshotOf(active, isBusy()) : undefined,
    };
    for (const listener of listeners) listener();
  }

  function notifySoon(): void {
    timer ??= setTimeout(notify, NOTIFY_MS);
  }

  function report(run: RunState, text?: string): void {
    results = [...results.filter((other) => other !== run), run].slice(-MOST_RESULTS);
    const onOpen = () => open(run);
    const opens = { label: words.show(), onOpen, isThere: () => results.includes(run) };
    showMessage(toasts, run, { text, isShown: shown === run || run.order === undefined, opens });
  }

  function open(run: RunState | undefined): void {
    if (run !== undefined) shown = run;
    notify();
  }

  async function pass(run: RunState, order: BulkOrder): Promise<void> {
    active = run;
    run.phase = 'running';
    run.title = order.title;
    run.isTaken = false;
    keeper.keep(run.id, order, run.rows);
    notify();
    const ofThisRun = (react: () => void) => () => {
      if (active === run) react();
    };
    await goThrough({
      run,
      order,
      pauses,
      isOn: () => active === run && run.phase === 'running',
      onBegin: ofThisRun(() => keeper.begins()),
      onRow: ofThisRun(() => {
        keeper.changed();
        notifySoon();
      }),
      onWait: ofThisRun(notify),
    });
    if (active !== run) return;
    active = undefined;
    // It may have been stopped while rows were under way.
    run.phase = (run.phase as BulkRun['phase']) === 'stopping' ? 'stopped' : 'finished';
    const { done, unclear } = run.rows.counts();
    const total = run.rows.all.length;
    const title = done === total ? order.done(done) : order.partlyDone(done, total);
    run.title = unclear > 0 ? words.unclear(title) : title;
    keeper.ended(run.title);
    report(run, run.phase === 'stopped' ? words.stoppedAt(run.rows.counts()) : undefined);
    notify();
    order.settled();
  }

  async function again(run: RunState | undefined, change: (rows: BulkRows) => void): Promise<void> {
    const mayBegin = run !== undefined && (active === undefined || active === run) && !isUnderWay(run);
    if (!mayBegin) return;
    run.order ??= await orderAgain(run, resume);
    // Another one may have begun while it was made again.
    if (isOver || (active !== undefined && active !== run) || isUnderWay(run)) return;
    change(run.rows);
    await pass(run, run.order);
  }

  async function takeUp(): Promise<void> {
    const kept = await keeper.take();
    isTaking = false;
    if (kept === undefined || isOver) return notify();
    const run = stateOf(kept);
    const { skipped, unclear } = run.rows.counts();
    if (kept.ended !== undefined || skipped + unclear === 0)
      report(run, skipped > 0 ? words.stoppedAt(run.rows.counts()) : undefined);
    else {
      run.phase = 'interrupted';
      active = run;
    }
    notify();
  }

  function forget(): void {
    isOver = true;
    active = undefined;
    shown = undefined;
    results = [];
    keeper.end();
    pauses.wakeUp();
    notify();
  }

  function dismiss(): void {
    if (shown === undefined || isUnderWay(shown)) return;
    const ended = shown;
    shown = undefined;
    notify();
    if (ended.isTaken || ended.phase === 'interrupted') return;
    ended.isTaken = ended.order?.dismissed?.(ended.rows.all) ?? false;
  }

  if (isTaking) void takeUp();

  return {
    current: () => snapshots.current,
    aside: () => snapshots.aside,
    busyWith() {
      if (active !== undefined && isUnderWay(active)) return 'running';
      return isBusy() ? 'interrupted' : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(order) {
      if (isBusy()) return Promise.resolve();
      const { title, fileName, origin, isOnce = false } = order;
      const rows = createBulkRows(order.rows, order.excluded ?? [], isOnce);
      const id = crypto.randomUUID();
      shown = { id, order, origin, isOnce, fileName, rows, title, phase: 'running', isTaken: false };
      return pass(shown, order);
    },
    stop() {
      if (active?.phase !== 'running') return;
      active.phase = 'stopping';
      active.rows.skipPending();
      active.wait = undefined;
      pauses.wakeUp();
      notify();
    },
    retryFailed: () => again(shown, (rows) => rows.tryAgain()),
    goOn: () => again(shown ?? active, (rows) => rows.goOn()),
    putAside() {
      const aside = shown;
      shown = undefined;
      notify();
      aside?.order?.putAside?.();
    },
    show: () => open(active),
    dismiss,
    correct() {
      const { order } = shown ?? {};
      dismiss();
      order?.correct?.start?.();
    },
    refresh: notify,
    drop() {
      if (active?.phase !== 'interrupted') return;
      const dropped = active;
      active = undefined;
      if (shown === dropped) shown = undefined;
      keeper.drop();
      dropped.phase = 'stopped';
      report(dropped, words.interruptedAt(dropped.rows.counts()));
      notify();
    },
    resumeBy(how) {
      resume = how;
    },
    forget,
  };
}
