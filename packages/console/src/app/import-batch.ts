import type { ImportProgressStore } from '#queries/import-progress.ts';
import type { EndedImport, RunningImport } from '#queries/import-sources-running.ts';

/** One import of those that run together. */
export interface BatchMember {
  name: string;
  total: number;
  done: number;
  isRunning: boolean;
}

/** The imports that run together, by source: from the first that starts until none runs any more. */
export type ImportBatch = ReadonlyMap<string, BatchMember>;

type Running = Omit<RunningImport, 'importSourceTaskState'>;

/** The batch after a reading of what runs, and what has ended since the one before. */
export function nextBatch(
  batch: ImportBatch,
  { rows, ended: found }: { rows: readonly Running[]; ended: readonly EndedImport[] },
): { batch: ImportBatch; ended: readonly EndedImport[]; isOver: boolean } {
  const next = new Map(batch);
  const ended = found.filter(({ importSourceId }) => batch.get(importSourceId)?.isRunning === true);
  for (const { importSourceId, displayName } of ended) {
    const total = batch.get(importSourceId)?.total ?? 0;
    // What has ended counts as done: the whole does not fall back when one of them ends.
    next.set(importSourceId, { name: displayName, total, done: total, isRunning: false });
  }
  for (const { importSourceId, displayName, total, done } of rows)
    next.set(importSourceId, { name: displayName, total: total ?? 0, done: done ?? 0, isRunning: true });
  const isOver = runningIn(next).length === 0;
  return { batch: isOver ? new Map() : next, ended, isOver };
}

/** The imports of a batch that have not ended, as they were read last. */
export const runningIn = (batch: ImportBatch): readonly RunningImport[] =>
  [...batch].flatMap(([importSourceId, { name, total, done, isRunning }]) =>
    isRunning ? [{ importSourceId, displayName: name, importSourceTaskState: 'Import', total, done }] : [],
  );

/**
 * The batch as the hub has it by now: what ended keeps its figures until it is read how. The same one where nothing came on.
 */
export function withProgress(batch: ImportBatch, { of }: Pick<ImportProgressStore, 'of'>): ImportBatch {
  const cameOn = [...batch].flatMap(([id, member]): [string, BatchMember][] => {
    const { total, done } = (member.isRunning ? of(id) : undefined) ?? member;
    return total === member.total && done === member.done ? [] : [[id, { ...member, total, done }]];
  });
  return cameOn.length === 0 ? batch : new Map([...batch, ...cameOn]);
}

/** How far a batch is: by mails, or by imports while it is not known of each how many mails there are. */
export type BatchProgress =
  | { by: 'mails'; share: number }
  | { by: 'imports'; share: number; ended: number; all: number };

/** How far a batch is; undefined where nothing runs, and while nothing of it can be said yet. */
export function batchProgress(batch: ImportBatch): BatchProgress | undefined {
  const members = [...batch.values()];
  const all = members.length;
  if (members.some(({ total, isRunning }) => isRunning && total === 0)) {
    const ended = members.filter(({ isRunning }) => !isRunning).length;
    return ended === 0 ? undefined : { by: 'imports', share: ended / all, ended, all };
  }
  const sum = (of: 'total' | 'done') => members.reduce((whole, member) => whole + member[of], 0);
  return all === 0 ? undefined : { by: 'mails', share: Math.min(1, sum('done') / sum('total')) };
}

/** A batch as it is kept for who comes back: which imports ran, without how far they were. */
export function storedBatch(batch: ImportBatch): string | undefined {
  const running = [...batch].filter(([, { isRunning }]) => isRunning);
  return running.length === 0 ? undefined : JSON.stringify(running.map(([id, { name }]) => [id, name]));
}

/** What was kept; nonsense counts as nothing. */
export function batchFrom(stored: string | undefined): ImportBatch {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    return new Map(Array.isArray(kept) ? kept.flatMap(memberFrom) : []);
  } catch {
    return new Map();
  }
}

function memberFrom(kept: unknown): [string, BatchMember][] {
  if (!Array.isArray(kept)) return [];
  const [id, name] = kept as unknown[];
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [[id, { name, total: 0, done: 0, isRunning: true }]];
}
