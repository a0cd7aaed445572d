import type { ImportProgress } from './import-progress.ts';
import { type Flow, LEAST_SAMPLES, type Samples } from './import-sources-samples.ts';

const MINUTE = 60_000;
/** Less time says nothing of how fast an import is. */
const LEAST_MS = 20_000;
/** From so many minutes on without progress it is worth a word. */
const STALLED_MINUTES = 5;

/** How fast an import is, and how long it will still take if it goes on like that. */
export interface ImportPace {
  mailsPerMinute: number;
  leftMs: number;
}

/** How fast an import was in its samples, mostly those of the last minute; undefined where too little was seen of it, or where it stands still. */
export function paceOf(
  { state, samples, total, done, changedAt }: ImportProgress,
  now: number,
): ImportPace | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || total <= done || !isAtWork({ state, changedAt }, now))
    return undefined;
  const perMs = speedOf(samples.length, last.at - first.at, last.done - first.done);
  if (perMs === undefined) return undefined;
  return { mailsPerMinute: Math.round(perMs * MINUTE), leftMs: (total - done) / perMs };
}

/** Whether it looks for mails, or takes them in. */
const canProgress = (state: string) => state === 'Discover' || state === 'Import';

/** Whether mails of it came in within the last minute. */
const isAtWork = ({ state, changedAt }: Pick<ImportProgress, 'state' | 'changedAt'>, now: number) =>
  state === 'Import' && now - changedAt <= MINUTE;

/** How many mails a millisecond came in; undefined where too little was seen of it. */
const speedOf = (samples: number, passed: number, mails: number): number | undefined =>
  samples < LEAST_SAMPLES || passed < LEAST_MS || mails <= 0 ? undefined : mails / passed;

/** An import as it is kept for thousands of them. */
interface KnownImport {
  state: string;
  total: number | null;
  done: number | null;
  firstSeenAt: number;
  changedAt: number;
  samples: Samples;
}

/** How fast all imports are that run, together. */
export interface JointPace {
  /** Undefined while nothing comes in, and for a minute after a pause in which mails came in, it is not known when. */
  mailsPerMinute: number | undefined;
  /** Until the last of them is through; undefined where that is not known of one of them. */
  leftMs: number | undefined;
  /** When one of them last made progress, in milliseconds since 1970. */
  changedAt: number;
}

/**
 * How fast the imports are that run; undefined where none does, or too little was seen of them. The speed is that of all
 * mails that came in, whichever import brought them: one that has just begun cannot be measured, and its mails can.
 */
export function jointPaceOf(running: Iterable<KnownImport>, flow: Flow, now: number): JointPace | undefined {
  let longest = 0;
  let changedAt = flow.changedAt;
  let isAny = false;
  // Of thousands, every other second: nothing is made for each.
  for (const one of running) {
    const { state, firstSeenAt } = one;
    isAny = true;
    // The moment when it was first seen is no progress.
    if (canProgress(state) && one.changedAt !== firstSeenAt) changedAt = Math.max(changedAt, one.changedAt);
    longest = Math.max(longest, leftOf(one, now));
  }
  if (!isAny || flow.samples.length / 2 < LEAST_SAMPLES || !Number.isFinite(changedAt)) return undefined;
  const isSure = now - flow.unsureAt > MINUTE && now - flow.changedAt <= MINUTE;
  const perMs = isSure ? speedIn(flow.samples) : undefined;
  return {
    mailsPerMinute: perMs === undefined ? undefined : Math.round(perMs * MINUTE),
    leftMs: perMs !== undefined && longest > 0 && Number.isFinite(longest) ? longest : undefined,
    changedAt,
  };
}

/** How long an import will still take; endless where that is not known: while it waits, looks for mails, stands still or has just begun. */
function leftOf(one: KnownImport, now: number): number {
  const { state, total, done } = one;
  // It ends without what is left.
  if (state === 'CancellationPending') return 0;
  if (state !== 'Import' || total === null || total === 0) return Infinity;
  const left = total - (done ?? 0);
  if (left <= 0) return 0;
  const speed = isAtWork(one, now) ? speedIn(one.samples) : undefined;
  return speed === undefined ? Infinity : left / speed;
}

/** How many mails a millisecond came in. */
function speedIn(samples: Samples): number | undefined {
  const { length } = samples;
  const passed = (samples[length - 2] ?? 0) - (samples[0] ?? 0);
  return speedOf(length / 2, passed, (samples[length - 1] ?? 0) - (samples[1] ?? 0));
}

/**
 * For how many whole minutes an import that is at work has made no progress; undefined where they are too few to be said,
 * or not known.
 *
 * @param liveSince from when on the hub has reported: what came before a connection was lost says nothing of the gap
 */
export function stalledMinutes(
  { state, changedAt }: ImportProgress,
  now: number,
  liveSince: number | undefined,
): number | undefined {
  if (liveSince === undefined || !canProgress(state)) return undefined;
  const minutes = Math.floor((now - Math.max(changedAt, liveSince)) / MINUTE);
  return minutes < STALLED_MINUTES ? undefined : minutes;
}

/** How much of an import is done, in steps where it is drawn in so many; undefined while there is no total yet. */
export function shareDone(
  { total, done }: { total: number | null; done: number | null },
  steps?: number,
): number | undefined {
  if (total === null || total === 0) return undefined;
  const share = Math.min(1, (done ?? 0) / total);
  return steps === undefined ? share : Math.floor(share * steps) / steps;
}
