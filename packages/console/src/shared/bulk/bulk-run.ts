import type { ToastQueue, ToastTone } from '@archive-console/ui';
import type { BulkOrder, BulkOrigin, BulkWords } from './bulk-order.ts';
import { type BulkCounts, type BulkRow, type BulkRows, createBulkRows } from './bulk-rows.ts';
import type { KeptRun } from './kept-run.ts';

/** How far a bulk action is, at the time of a notification. */
export interface BulkRun extends Pick<BulkWords, 'fileName'> {
  /** What is being done; once nothing is under way, what it came to. */
  title: string;
  /** Why a row failed, where the action has better words for it than the code. */
  reason: BulkWords['reason'];
  /** What the way is called to where a row that failed can be corrected. */
  correctLabel: string | undefined;
  /** `stopping`: nothing new begins, what is under way ends. `interrupted`: a page before this one was closed while it ran. */
  phase: 'running' | 'stopping' | 'finished' | 'stopped' | 'interrupted';
  counts: BulkCounts;
  /** Nothing is sent, because the service asks to wait so many milliseconds; undefined where it does not. */
  asksToWait: number | undefined;
  /** Failed or unclear rows that may come out better another time. */
  againCount: number;
  /** Rows may be begun again: no other run is under way, and what was left of this one was not given back to a form. */
  canGoOn: boolean;
  /** All rows in the order given: one array for the whole run, which changes in place. */
  rows: readonly BulkRow[];
  /** Reads one row in the order of the sheet: failures first. */
  rowAt(index: number): BulkRow | undefined;
}

/** For how long the service asks to wait, and until when that is. */
interface AskedWait {
  ms: number;
  until: Date;
}

/** An order under way, interrupted or ended. */
export interface RunState {
  id: string;
  /** Undefined after a reload, until it is made again. */
  order: BulkOrder | undefined;
  origin: BulkOrigin | undefined;
  isOnce: boolean;
  fileName: string;
  rows: BulkRows;
  title: string;
  phase: BulkRun['phase'];
  /** Its result was put away, and what was left given back to where it came from. */
  isTaken: boolean;
  wait?: AskedWait | undefined;
  messageId?: string;
}

export const isUnderWay = ({ phase }: RunState) => phase === 'running' || phase === 'stopping';

export function snapshotOf(run: RunState, isBusy: boolean): BulkRun {
  const { order, fileName, rows, title, phase, wait } = run;
  return {
    title,
    reason: order?.reason,
    correctLabel: correctLabelOf(run),
    fileName,
    phase,
    asksToWait: wait?.ms,
    counts: rows.counts(),
    againCount: rows.againCount(),
    canGoOn:
      (!isBusy || phase === 'interrupted') &&
      (order ?? run.origin) !== undefined &&
      !(run.isOnce && run.isTaken),
    rows: rows.all,
    // A function of its own for every snapshot: a list that remembers it would not draw what has changed.
    rowAt: (index) => rows.shownAt(index),
  };
}

function correctLabelOf({ order, rows, isTaken }: RunState): string | undefined {
  const first = rows.shownAt(0)?.outcome;
  if (isTaken || first?.state !== 'failed') return undefined;
  return order?.correct?.label(first.error, rows.counts().failed);
}

/** A run of a page before this one. */
export function stateOf({ id, origin, isOnce, fileName, title, ended, ...kept }: KeptRun): RunState {
  return {
    id,
    order: undefined,
    origin,
    isOnce,
    fileName,
    rows: createBulkRows(kept.targets, kept.excluded, isOnce, (index) => kept.outcomes[index] ?? skipped),
    title: ended ?? title,
    phase: 'finished',
    isTaken: false,
  };
}

const skipped = { state: 'skipped' } as const;

/** What is said around runs. */
export interface RunWords {
  /** How far a run was when it was stopped, or interrupted. */
  stoppedAt(counts: BulkCounts): string;
  interruptedAt(counts: BulkCounts): string;
  /** What a run came to, where some of its rows are unclear. */
  unclear(title: string): string;
  /** Opens a result from the messages. */
  show(): string;
}

interface MessageOptions {
  text: string | undefined;
  /** Its sheet is open and says the same. */
  isShown: boolean;
  opens: { label: string; onOpen: () => void; isThere: () => boolean };
}

/** One message a run. Where its sheet is open, it is shown only where something can be done about it. */
export function showMessage(
  toasts: Pick<ToastQueue, 'show'>,
  run: RunState,
  { text, isShown, opens }: MessageOptions,
): void {
  const { order, rows, title } = run;
  const { done, failed, excluded } = rows.counts();
  const acted = rows.all.length - excluded;
  const tone: ToastTone = done === acted ? 'success' : failed === acted ? 'error' : 'warning';
  const { undo } = order ?? {};
  const isUndoable = undo !== undefined && done > 0;
  const onAction = () => undo?.act(rows.all.filter(({ outcome }) => outcome.state === 'done'));
  const action = isUndoable
    ? { label: undo.label, onAction }
    : isShown
      ? undefined
      : { label: opens.label, onAction: opens.onOpen };
  run.messageId = toasts.show(
    { tone, title, text, action, opens },
    { quietly: isShown && !isUndoable, insteadOf: run.messageId },
  );
}
