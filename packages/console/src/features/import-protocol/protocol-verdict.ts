import {
  balanceOf,
  balanceOfTasks,
  figuresOf,
  isCanceled,
  isInQuestion,
  isOff,
  type TasksBalance,
} from '#entities/import-sources/import-balance.ts';
import type { ReadingPhase } from '#queries/read-of-each.ts';
import type { Protocol, ProtocolRow } from './use-protocol.ts';

/** What a protocol comes to. */
export interface ProtocolVerdict extends Pick<TasksBalance, 'sum' | 'canceled' | 'running' | 'off'> {
  /** Imports that failed and were not followed by one that succeeded, sources never imported, figures that do not add up or are not given. */
  toLookAt: readonly ProtocolRow[];
  /** Imports that were canceled and not followed by another one: what they left is not in the archive, and no loss. */
  canceledLast: readonly ProtocolRow[];
  /** Imports that ended well, but for some of their mails. */
  withFailures: readonly ProtocolRow[];
  /** How many mails that are. */
  failures: number;
  /**
   * `proved`: everything was read and ended, every mail found is accounted for, but for what was canceled, and no source
   * is left to look at; `nothing`: there is no source at all; `canceled`: no import has ended otherwise.
   */
  state:
    | Exclude<ReadingPhase, 'read'>
    | 'incomplete'
    | 'nothing'
    | 'canceled'
    | 'running'
    | 'missing'
    | 'to-look-at'
    | 'proved';
}

function needsLook(row: ProtocolRow, latest: ReadonlyMap<string, ProtocolRow>): boolean {
  if (row.task === null) return true;
  const balance = balanceOf(row.task);
  if (isOff(balance) || (isInQuestion(balance) && row.task.state === 'Success')) return true;
  return latest.get(row.source.id) === row && row.task.state === 'Failed';
}

/**
 * Imports that ended well, but for some of their mails. A later import of the source that found as many mails has tried
 * the same ones again.
 */
function notRepeated(rows: readonly ProtocolRow[]): ProtocolRow[] {
  const foundLater = new Map<string, number>();
  return rows
    .toReversed()
    .filter(({ source, task }) => {
      if (task?.state !== 'Success') return false;
      const { discovered, failed } = figuresOf(task);
      const later = foundLater.get(source.id) ?? -1;
      foundLater.set(source.id, Math.max(later, discovered));
      return failed > 0 && later < discovered;
    })
    .toReversed();
}

export function verdictOf({ phase, rows, unread }: Protocol): ProtocolVerdict {
  const latest = new Map(rows.map((row) => [row.source.id, row]));
  const { sum, ended, canceled, running, off } = balanceOfTasks(rows.flatMap(({ task }) => task ?? []));
  const toLookAt = rows.filter((row) => needsLook(row, latest));
  const seen = new Set(toLookAt);
  const canceledLast = rows.filter(
    (row) =>
      latest.get(row.source.id) === row && row.task !== null && isCanceled(row.task.state) && !seen.has(row),
  );
  const withFailures = notRepeated(rows).filter((row) => !seen.has(row));
  const failures = withFailures.reduce((mails, { task }) => mails + (task ? figuresOf(task).failed : 0), 0);
  return { sum, canceled, running, toLookAt, canceledLast, withFailures, failures, off, state: stateOf() };

  function stateOf(): ProtocolVerdict['state'] {
    if (phase !== 'read') return phase;
    if (unread.length > 0) return 'incomplete';
    if (rows.length === 0) return 'nothing';
    if (off > 0) return 'missing';
    if (running > 0) return 'running';
    if (toLookAt.length > 0) return 'to-look-at';
    return ended === 0 ? 'canceled' : 'proved';
  }
}
