import { expect, it } from 'vitest';
import { jointPaceOf, paceOf, shareDone, stalledMinutes } from '#console/queries/import-sources-pace.ts';
import type { ImportProgress } from '#console/queries/import-progress.ts';
import type { Flow } from '#console/queries/import-sources-samples.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** An import of 60,000 mails that has been seen for so many seconds, 100 mails a second. */
function seenFor(seconds: number): ImportProgress {
  const samples = Array.from({ length: Math.floor(seconds / 5) + 1 }, (_, index) => ({
    at: index * 5 * SECOND,
    done: index * 500,
  }));
  return { state: 'Import', total: 60_000, done: seconds * 100, changedAt: seconds * SECOND, samples };
}

it('says how fast an import is and how long it will take', () => {
  expect(paceOf(seenFor(60), 60 * SECOND)).toEqual({ mailsPerMinute: 6000, leftMs: 540 * SECOND });
});

it('says nothing before enough was seen, or once it stands still', () => {
  expect(paceOf(seenFor(10), 10 * SECOND)).toBeUndefined();
  expect(paceOf(seenFor(60), 3 * MINUTE)).toBeUndefined();
  expect(paceOf({ ...seenFor(60), state: 'Discover' }, 60 * SECOND)).toBeUndefined();
});

/** The same as it is kept for thousands of them, so many mails a second. */
function knownFor(seconds: number, aSecond: number) {
  const { state, total, samples } = seenFor(seconds);
  return {
    state,
    total,
    done: seconds * aSecond,
    firstSeenAt: 0,
    changedAt: seconds * SECOND,
    samples: samples.flatMap(({ at }) => [at, (at / SECOND) * aSecond]),
  };
}

/** All imports together, seen for so many seconds, so many mails a second. */
function flowFor(seconds: number, aSecond: number): Flow {
  const { samples } = seenFor(seconds);
  const at = seconds * SECOND;
  return {
    samples: samples.flatMap((sample) => [sample.at, (sample.at / SECOND) * aSecond]),
    mails: seconds * aSecond,
    changedAt: at,
    reportedAt: at,
    resumedAt: -Infinity,
    unsureAt: -Infinity,
  };
}

it('says how fast imports are together, and how long the last of them will take', () => {
  const running = [knownFor(60, 100), knownFor(60, 50)];
  expect(jointPaceOf(running, flowFor(60, 150), 60 * SECOND)).toEqual({
    mailsPerMinute: 9000,
    leftMs: 1140 * SECOND,
    changedAt: 60 * SECOND,
  });
});

it('says no time that is left while one of them waits, looks for mails or stands still', () => {
  const still = { ...knownFor(60, 100), changedAt: 0, samples: [0, 0, 5000, 0, 10_000, 0, 15_000, 0] };
  const waiting = { ...still, state: 'Scheduled', total: null, samples: [] };
  for (const other of [{ ...still, changedAt: -1 }, waiting, { ...waiting, state: 'Discover' }])
    expect(jointPaceOf([knownFor(60, 100), other], flowFor(60, 100), 61 * SECOND)).toMatchObject({
      mailsPerMinute: 6000,
      leftMs: undefined,
    });
  expect(jointPaceOf([knownFor(60, 100)], flowFor(60, 100), 3 * MINUTE)).toEqual({
    mailsPerMinute: undefined,
    leftMs: undefined,
    changedAt: 60 * SECOND,
  });
});

it('waits neither for one that is being canceled nor for one that has dealt with all it found', () => {
  const canceling = { ...knownFor(60, 100), state: 'CancellationPending', samples: [] };
  const atItsEnd = { ...knownFor(60, 100), done: 60_000, samples: [] };
  for (const other of [canceling, atItsEnd])
    expect(jointPaceOf([knownFor(60, 100), other], flowFor(60, 100), 60 * SECOND)?.leftMs).toBe(540 * SECOND);
});

it('says nothing of them together before enough was seen, and once none runs', () => {
  expect(jointPaceOf([], flowFor(60, 100), 60 * SECOND)).toBeUndefined();
  expect(jointPaceOf([knownFor(10, 100)], flowFor(10, 100), 10 * SECOND)).toBeUndefined();
});

it('says how fast they are while one has just begun, but not yet how long that one will take', () => {
  const begun = { ...knownFor(60, 100), samples: [59_000, 0] };
  expect(jointPaceOf([knownFor(60, 100), begun], flowFor(60, 110), 60 * SECOND)).toEqual({
    mailsPerMinute: 6600,
    leftMs: undefined,
    changedAt: 60 * SECOND,
  });
});

it('says no speed of them together for a minute after mails of which it is not known when they came in', () => {
  const flow = { ...flowFor(60, 100), unsureAt: 50 * SECOND };
  expect(jointPaceOf([knownFor(60, 100)], flow, 60 * SECOND)?.mailsPerMinute).toBeUndefined();
  expect(jointPaceOf([knownFor(60, 100)], flow, 111 * SECOND)?.mailsPerMinute).toBe(6000);
});

it('takes the last progress from those that look for mails, too, but not the moment one was first seen', () => {
  const seen = { ...knownFor(60, 100), changedAt: 60 * SECOND };
  const finding = { ...seen, state: 'Discover', samples: [], changedAt: 70 * SECOND };
  const last = (other: typeof seen) => jointPaceOf([seen, other], flowFor(60, 100), 80 * SECOND)?.changedAt;
  expect(last(finding)).toBe(70 * SECOND);
  expect(last({ ...finding, firstSeenAt: 70 * SECOND })).toBe(60 * SECOND);
  expect(last({ ...finding, state: 'Scheduled' })).toBe(60 * SECOND);
});

it('counts the minutes without progress from the fifth on', () => {
  const progress = seenFor(0);
  expect(stalledMinutes(progress, 4.9 * MINUTE, 0)).toBeUndefined();
  expect(stalledMinutes(progress, 12.5 * MINUTE, 0)).toBe(12);
  expect(stalledMinutes({ ...progress, state: 'Scheduled' }, 12 * MINUTE, 0)).toBeUndefined();
});

it('counts none while the hub is not connected: progress is not reported', () => {
  expect(stalledMinutes(seenFor(0), 12.5 * MINUTE, undefined)).toBeUndefined();
});

it('counts from a reconnect: progress before it was not reported', () => {
  const progress = seenFor(0);
  expect(stalledMinutes(progress, 12.5 * MINUTE, 12.4 * MINUTE)).toBeUndefined();
  expect(stalledMinutes(progress, 18 * MINUTE, 12.4 * MINUTE)).toBe(5);
});

it('knows no share while it is not known how much there is', () => {
  expect(shareDone({ total: 0, done: 0 })).toBeUndefined();
  expect(shareDone({ total: null, done: 5 })).toBeUndefined();
  expect(shareDone({ total: 200, done: 50 })).toBe(0.25);
});

it('draws no other bar for a step that is too small to be seen, and a whole one only at the end', () => {
  const drawn = (done: number) => shareDone({ total: 1_000_000, done }, 500);
  expect(drawn(100_137)).toBe(drawn(100_000));
  expect(drawn(102_500)).toBe(0.102);
  expect(drawn(999_999)).toBeLessThan(1);
  expect(drawn(1_000_000)).toBe(1);
});
