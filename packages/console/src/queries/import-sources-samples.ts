/** How far the import of one source was at one moment. */
export interface Sample {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly done: number;
}

/**
 * The last minute of one import: a moment and how much was done then, by turns, the newest last. Plain numbers, changed
 * in place: of thousands of imports, objects would take twice as much, and leave as many behind.
 */
export type Samples = number[];

const SAMPLE_MS = 5000;
/** A minute of samples: what is kept does not grow with the length of an import. */
const SAMPLES = 13;
const NUMBERS = 2 * SAMPLES;

/** Adds how far an import is; between two samples that are kept, the newest one stands in for the next. */
export function addSample(samples: Samples, at: number, done: number): void {
  const { length } = samples;
  const isBetween = length >= 4 && (samples[length - 2] ?? 0) - (samples[length - 4] ?? 0) < SAMPLE_MS;
  if (!isBetween && length < NUMBERS) {
    samples.push(at, done);
    return;
  }
  // The oldest one makes room.
  if (!isBetween) for (let index = 2; index < length; index += 1) samples[index - 2] = samples[index] ?? 0;
  samples[length - 2] = at;
  samples[length - 1] = done;
}

/** The same for who reads them. */
export function samplesFrom(samples: Samples): readonly Sample[] {
  const read: Sample[] = [];
  for (let index = 0; index < samples.length; index += 2)
    read.push({ at: samples[index] ?? 0, done: samples[index + 1] ?? 0 });
  return read;
}

/** A longer pause is no part of how fast imports are, and what comes in after it came in at some time of it. */
const PAUSE_MS = 60_000;

/** What all imports took in together: what many short ones did, each too short to be measured, and what has ended since. */
export interface Flow {
  /** Moments and mails as of one import; counted from when each import was first seen. */
  readonly samples: Samples;
  mails: number;
  /** When mails last came in, in milliseconds since 1970. */
  changedAt: number;
  /** When mails last came in of which it is not known when. */
  unsureAt: number;
}

export const noFlow = (): Flow => ({ samples: [], mails: 0, changedAt: -Infinity, unsureAt: -Infinity });

/**
 * Adds the mails that one import took in.
 *
 * @param since when it was last seen to make progress
 */
export function addToFlow(flow: Flow, at: number, mails: number, since: number): void {
  const { samples } = flow;
  if (at - (samples.at(-2) ?? at) > PAUSE_MS) samples.length = 0;
  if (mails > 0) {
    flow.changedAt = at;
    if (at - since > PAUSE_MS) flow.unsureAt = at;
    else flow.mails += mails;
  }
  addSample(samples, at, flow.mails);
}
