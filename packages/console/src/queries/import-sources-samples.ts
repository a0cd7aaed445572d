/** How far the import of one source was at one moment. */
export interface Sample {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly done: number;
}

/**
 * The last minute of one import: a moment and how much was done then, by turns, the newest last. Of an import so slow that
 * a minute has fewer, the last four. Plain numbers, changed in place: of thousands of imports, objects would take twice as
 * much, and leave as many behind.
 */
export type Samples = number[];

const SAMPLE_MS = 5000;
/** What is kept does not grow with the length of an import. */
const WINDOW_MS = 60_000;
/** Mails come in bursts: fewer samples say nothing of how fast an import is. */
export const LEAST_SAMPLES = 4;

/** Adds how far an import is; between two samples that are kept, the newest one stands in for the next. */
export function addSample(samples: Samples, at: number, done: number): void {
  const { length } = samples;
  const isBetween = length >= 4 && (samples[length - 2] ?? 0) - (samples[length - 4] ?? 0) < SAMPLE_MS;
  if (isBetween) {
    samples[length - 2] = at;
    samples[length - 1] = done;
  } else samples.push(at, done);
  let old = 0;
  while (samples.length - old > 2 * LEAST_SAMPLES && at - (samples[old] ?? at) > WINDOW_MS) old += 2;
  if (old === 0) return;
  samples.copyWithin(0, old);
  samples.length -= old;
}

/** The same for who reads them. */
export function samplesFrom(samples: Samples): readonly Sample[] {
  const read: Sample[] = [];
  for (let index = 0; index < samples.length; index += 2)
    read.push({ at: samples[index] ?? 0, done: samples[index + 1] ?? 0 });
  return read;
}

/** A longer pause is no part of how fast imports are. */
const PAUSE_MS = 60_000;

/** What all imports took in together: what many short ones did, each too short to be measured, and what has ended since. */
export interface Flow {
  /** Moments and mails as of one import; counted from when each import was first seen. */
  readonly samples: Samples;
  mails: number;
  /** When mails last came in, in milliseconds since 1970. */
  changedAt: number;
  /** When the hub last reported of any import. */
  reportedAt: number;
  /** When it last did so after a longer pause. What came in meanwhile came in at some time of it. */
  resumedAt: number;
  /** Up to when mails came in of which it is not known when. They are not counted. */
  unsureAt: number;
}

export const noFlow = (at: number): Flow => ({
  samples: [],
  mails: 0,
  changedAt: -Infinity,
  reportedAt: at,
  resumedAt: -Infinity,
  unsureAt: -Infinity,
});

/** Notes that the hub has reported, of whichever import and whatever it says: its connection is there. */
export function noteReport(flow: Flow, at: number): void {
  if (at - flow.reportedAt > PAUSE_MS) flow.resumedAt = at;
  flow.reportedAt = at;
}

/**
 * Adds the mails that one import took in. While others are reported, a slow one that is not has taken nothing in: its own
 * pause makes nothing unsure.
 *
 * @param seenAt when it was last reported or read before
 */
export function addToFlow(flow: Flow, at: number, mails: number, seenAt: number): void {
  const { samples } = flow;
  if (at - (samples.at(-2) ?? at) > PAUSE_MS) samples.length = 0;
  if (mails > 0) {
    flow.changedAt = at;
    if (at - flow.reportedAt > PAUSE_MS) flow.unsureAt = at;
    else if (seenAt < flow.resumedAt) flow.unsureAt = flow.resumedAt;
    else flow.mails += mails;
  }
  addSample(samples, at, flow.mails);
}
