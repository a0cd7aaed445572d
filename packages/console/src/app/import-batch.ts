import type { ImportProgressStore } from '#queries/import-progress.ts';
import type { EndedImport, RunningImport } from '#queries/import-sources-running.ts';

/** One import of those that run together. Its figures change in place: of thousands, every second. */
export interface BatchMember {
  readonly name: string;
  total: number;
  done: number;
  readonly isRunning: boolean;
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
  const isOver = countRunning(next) === 0;
  return { batch: isOver ? new Map() : next, ended, isOver };
}

/** The imports of a batch that have not ended, as they were read last. */
export const runningIn = (batch: ImportBatch): readonly RunningImport[] =>
  [...batch].flatMap(([importSourceId, { name, total, done, isRunning }]) =>
    isRunning ? [{ importSourceId, displayName: name, importSourceTaskState: 'Import', total, done }] : [],
  );

/** How many of a batch have not ended. */
export function countRunning(batch: ImportBatch): number {
  let count = 0;
  for (const { isRunning } of batch.values()) if (isRunning) count += 1;
  return count;
}

/** Whether the same imports run in both: what is kept for who comes back is then the same. */
export function isSameRunning(before: ImportBatch, after: ImportBatch): boolean {
  if (countRunning(before) !== countRunning(after)) return false;
  for (const [importSourceId, { isRunning }] of after)
    if (isRunning && before.get(importSourceId)?.isRunning !== true) return false;
  return true;
}

/** Takes the figures as the hub has them by now into a batch: what ended keeps its own until it is read how. */
export function takeProgress(
  batch: ImportBatch,
  { figuresOf }: Pick<ImportProgressStore, 'figuresOf'>,
): void {
  for (const [importSourceId, member] of batch) {
    const now = member.isRunning ? figuresOf(importSourceId) : undefined;
    if (now === undefined) continue;
    member.total = now.total ?? 0;
    member.done = now.done ?? 0;
  }
}

/** How far a batch is: by mails, or by imports while it is not known of each how many mails there are. */
export type BatchProgress =
  | { by: 'mails'; share: number }
  | { by: 'imports'; share: number; ended: number; all: number };

/** How far a batch is; undefined where nothing runs, and while nothing of it can be said yet. */
export function batchProgress(batch: ImportBatch): BatchProgress | undefined {
  const all = batch.size;
  const sum = { total: 0, done: 0 };
  let isUnknown = false;
  for (const { total, done, isRunning } of batch.values()) {
    isUnknown ||= isRunning && total === 0;
    sum.total += total;
    sum.done += done;
  }
  if (isUnknown) {
    const ended = all - countRunning(batch);
    return ended === 0 ? undefined : { by: 'imports', share: ended / all, ended, all };
  }
  return all === 0 ? undefined : { by: 'mails', share: Math.min(1, sum.done / sum.total) };
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
