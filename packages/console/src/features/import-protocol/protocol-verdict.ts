import { balanceOf, balanceOfTasks, type TasksBalance } from '#entities/import-sources/import-balance.ts';
import type { ReadingPhase } from '#queries/read-of-each.ts';
import type { Protocol, ProtocolRow } from './use-protocol.ts';

/** What a protocol comes to. */
export interface ProtocolVerdict extends Pick<TasksBalance, 'sum' | 'running' | 'off'> {
  /** Imports that failed and were not followed by one that succeeded, sources never imported, figures that do not add up. */
  toLookAt: readonly ProtocolRow[];
  /**
   * `proved`: everything was read and ended, every mail found is accounted for, and no source is left to look at;
   * `nothing`: there is no source at all.
   */
  state:
    | Exclude<ReadingPhase, 'read'>
    | 'incomplete'
    | 'nothing'
    | 'running'
    | 'missing'
    | 'to-look-at'
    | 'proved';
}

function needsLook(row: ProtocolRow, latest: ReadonlyMap<string, ProtocolRow>): boolean {
  if (row.task === null) return true;
  const { state } = balanceOf(row.task);
  if (state === 'missing' || state === 'surplus') return true;
  return latest.get(row.source.id) === row && ['Failed', 'Cancelled'].includes(row.task.state);
}

export function verdictOf({ phase, rows, unread }: Protocol): ProtocolVerdict {
  const latest = new Map(rows.map((row) => [row.source.id, row]));
  const { sum, running, off } = balanceOfTasks(rows.flatMap(({ task }) => task ?? []));
  const toLookAt = rows.filter((row) => needsLook(row, latest));
  return { sum, running, toLookAt, off, state: stateOf() };

  function stateOf(): ProtocolVerdict['state'] {
    if (phase !== 'read') return phase;
    if (unread.length > 0) return 'incomplete';
    if (rows.length === 0) return 'nothing';
    if (off > 0) return 'missing';
    if (running > 0) return 'running';
    return toLookAt.length > 0 ? 'to-look-at' : 'proved';
  }
}
