import type { ImportProgress } from './import-progress.ts';
import type { Samples } from './import-sources-samples.ts';

const MINUTE = 60_000;
/** Mails come in bursts: less than this says nothing of how fast an import is. */
const LEAST_MS = 20_000;
const LEAST_SAMPLES = 4;
/** From so many minutes on without progress it is worth a word. */
const STALLED_MINUTES = 5;

/** How fast an import is, and how long it will still take if it goes on like that. */
export interface ImportPace {
  mailsPerMinute: number;
  leftMs: number;
}

/** How fast an import was in the last minute; undefined where too little was seen of it, or where it stands still. */
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
  isTooFew(samples, passed) || mails <= 0 ? undefined : mails / passed;

const isTooFew = (samples: number, passed: number) => samples < LEAST_SAMPLES || passed < LEAST_MS;

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
  /** Undefined where that is not known of any, or not yet of one that has just begun. */
  mailsPerMinute: number | undefined;
  /** Until the last of them is through; undefined where that is not known of one of them: one that waits, or stands still. */
  leftMs: number | undefined;
  /** When one of them last made progress, in milliseconds since 1970. */
  changedAt: number;
}

/** How fast the imports are that run; undefined where too little was seen of each of them. */
export function jointPaceOf(running: Iterable<KnownImport>, now: number): JointPace | undefined {
  let perMs = 0;
  let leftMs = 0;
  let changedAt = 0;
  let isSeen = false;
  let hasNew = false;
  // Of thousands, every other second: nothing is made for each.
  for (const one of running) {
    const { samples, state, firstSeenAt } = one;
    const { length } = samples;
    const passed = (samples[length - 2] ?? 0) - (samples[0] ?? 0);
    const mails = (samples[length - 1] ?? 0) - (samples[1] ?? 0);
    const isWorking = isAtWork(one, now);
    const speed = isWorking ? speedOf(length / 2, passed, mails) : undefined;
    // Without it, the sum of the others would pass for the speed of all.
    hasNew ||= isWorking && isTooFew(length / 2, passed) && (mails > 0 || now - one.changedAt < LEAST_MS);
    const left = (one.total ?? 0) - (one.done ?? 0);
    isSeen ||= length / 2 >= LEAST_SAMPLES;
    perMs += speed ?? 0;
    leftMs = Math.max(leftMs, speed === undefined || left <= 0 ? Infinity : left / speed);
    // The moment when it was first seen is no progress.
    if (canProgress(state) && one.changedAt !== firstSeenAt) changedAt = Math.max(changedAt, one.changedAt);
  }
  if (!isSeen) return undefined;
  return {
    mailsPerMinute: perMs === 0 || hasNew ? undefined : Math.round(perMs * MINUTE),
    leftMs: Number.isFinite(leftMs) ? leftMs : undefined,
    changedAt,
  };
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
