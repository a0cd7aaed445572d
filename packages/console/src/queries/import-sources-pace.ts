import type { ImportProgress } from './import-progress.ts';

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
  if (state !== 'Import' || first === undefined || last === undefined || samples.length < LEAST_SAMPLES)
    return undefined;
  const [passed, mails] = [last.at - first.at, last.done - first.done];
  if (passed < LEAST_MS || mails <= 0 || now - changedAt > MINUTE || total <= done) return undefined;
  const perMs = mails / passed;
  return { mailsPerMinute: Math.round(perMs * MINUTE), leftMs: (total - done) / perMs };
}

/**
 * For how many whole minutes an import that is at work has not come on; undefined where that is no news, or not known.
 *
 * @param liveSince from when on the hub has reported: what came before a connection was lost says nothing of the gap
 */
export function stalledMinutes(
  { state, changedAt }: ImportProgress,
  now: number,
  liveSince: number | undefined,
): number | undefined {
  if (liveSince === undefined || (state !== 'Discover' && state !== 'Import')) return undefined;
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
