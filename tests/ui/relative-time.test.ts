import { formatRelative, holdsFor } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const now = new Date('2026-03-14T23:30:00Z');
const zone = 'Europe/Berlin';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('a distance in time', () => {
  it.each([
    [59_999, 'now'],
    [MINUTE, '1 minute ago'],
    [2 * MINUTE - 1, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [24 * HOUR - 1, '23 hours ago'],
    [-5 * MINUTE, 'in 5 minutes'],
    [-50 * HOUR, 'in 2 days'],
    [400 * 24 * HOUR, '13 months ago'],
    [800 * 24 * HOUR, '2 years ago'],
  ])('of %d ms is "%s"', (elapsed, words) => {
    expect(formatRelative(before(elapsed), now, 'en-US', zone)).toBe(words);
  });

  it('counts days of the calendar in its time zone', () => {
    // Half past midnight on the 15th in Berlin; there, 25 hours before is the 13th.
    expect(formatRelative(before(25 * HOUR), now, 'en-US', zone)).toBe('2 days ago');
    expect(formatRelative(before(25 * HOUR), now, 'en-US', 'UTC')).toBe('yesterday');
    expect(formatRelative(before(25 * HOUR), now, 'de', zone)).toBe('vorgestern');
  });
});

describe('its words hold', () => {
  it.each([
    [30_000, 30_000],
    [5 * MINUTE + 10_000, 50_000],
    [3 * HOUR + 20 * MINUTE, 40 * MINUTE],
    [-(5 * MINUTE + 10_000), 10_001],
    [50 * HOUR, HOUR],
    [59_900, 1000],
  ])('after %d ms for %d ms', (elapsed, wait) => {
    expect(holdsFor(before(elapsed), now)).toBe(wait);
  });
});
