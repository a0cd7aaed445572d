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
