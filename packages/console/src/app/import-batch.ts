import type { ImportSourceStatus } from '@archive-console/api-client';

/** One import of those that run together. */
export interface BatchMember {
  name: string;
  total: number;
  done: number;
  isRunning: boolean;
}

/** The imports that run together, by source: from the first that starts until none runs any more. */
export type ImportBatch = ReadonlyMap<string, BatchMember>;

type Running = Pick<ImportSourceStatus, 'importSourceId' | 'displayName' | 'total' | 'done'>;

/** The batch after a reading of what runs, and what has ended since the one before. */
export function nextBatch(
  batch: ImportBatch,
  running: readonly Running[],
): { batch: ImportBatch; ended: ReadonlyMap<string, string> } {
  const next = new Map<string, BatchMember>();
  const ended = new Map<string, string>();
  const now = new Set(running.map(({ importSourceId }) => importSourceId));
  for (const [id, member] of batch) {
    if (now.has(id)) continue;
    if (member.isRunning) ended.set(id, member.name);
    // What has ended counts as done: the whole does not fall back when one of them ends.
    next.set(id, { ...member, done: member.total, isRunning: false });
  }
  for (const { importSourceId, displayName, total, done } of running)
    next.set(importSourceId, { name: displayName, total: total ?? 0, done: done ?? 0, isRunning: true });
  return { batch: running.length === 0 ? new Map() : next, ended };
}

/** How much of a batch is done, by mails; undefined while it is not known of each how many mails there are. */
export function batchShare(batch: ImportBatch): number | undefined {
  const members = [...batch.values()];
  if (members.length === 0 || members.some(({ total, isRunning }) => isRunning && total === 0))
    return undefined;
  const sum = (of: 'total' | 'done') => members.reduce((all, member) => all + member[of], 0);
  return Math.min(1, sum('done') / sum('total'));
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
