import { isImportRunning } from '#queries/import-progress.ts';
import {
  balanceOf,
  balanceOfFigures,
  figuresOf,
  type ImportFigures,
  sumOfFigures,
} from '#entities/import-sources/import-balance.ts';
import type { Protocol, ProtocolRow } from './use-protocol.ts';

/** What a protocol comes to. */
export interface ProtocolVerdict {
  /** The imports that have ended: what still runs has no balance yet. */
  sum: ImportFigures;
  running: number;
  /** Imports that failed and were not followed by one that succeeded, sources never imported, figures that do not add up. */
  toLookAt: readonly ProtocolRow[];
  /** `proved`: everything was read and ended, every mail found is accounted for, and no source is left to look at. */
  state: 'reading' | 'failed' | 'incomplete' | 'running' | 'missing' | 'to-look-at' | 'proved';
  /** By how many mails the sum is off. */
  off: number;
}

function needsLook(row: ProtocolRow, latest: ReadonlyMap<string, ProtocolRow>): boolean {
  if (row.task === null) return true;
  const { state } = balanceOf(row.task);
  if (state === 'missing' || state === 'surplus') return true;
  return latest.get(row.source.id) === row && ['Failed', 'Cancelled'].includes(row.task.state);
}

export function verdictOf({ phase, rows, unread }: Protocol): ProtocolVerdict {
  const latest = new Map(rows.map((row) => [row.source.id, row]));
  const tasks = rows.flatMap(({ task }) => task ?? []);
  const running = tasks.filter(({ state }) => isImportRunning(state)).length;
  const sum = sumOfFigures(tasks.filter(({ state }) => !isImportRunning(state)).map(figuresOf));
  const toLookAt = rows.filter((row) => needsLook(row, latest));
  const balance = balanceOfFigures(sum);
  const off = 'mails' in balance ? balance.mails : 0;
  const isOff = toLookAt.some(({ task }) => task !== null && 'mails' in balanceOf(task));
  return { sum, running, toLookAt, off, state: stateOf() };

  function stateOf(): ProtocolVerdict['state'] {
    if (phase !== 'read') return phase;
    if (unread.length > 0) return 'incomplete';
    if (off > 0 || isOff) return 'missing';
    if (running > 0) return 'running';
    return toLookAt.length > 0 ? 'to-look-at' : 'proved';
  }
}
