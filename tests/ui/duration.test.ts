import { describe, expect, it } from 'vitest';
import { formatDuration } from '@archive-console/ui';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('A span', () => {
  it.each([
    [0, 'en-US', '0 sec'],
    [MINUTE - 1, 'de', '59 Sek.'],
    [MINUTE, 'en-US', '1 min 0 sec'],
    [MINUTE + 5 * SECOND, 'en-US', '1 min 5 sec'],
    [HOUR - 1, 'en-US', '59 min 59 sec'],
    [2 * HOUR + 14 * MINUTE + 59 * SECOND, 'en-US', '2 hr 14 min'],
    [2 * HOUR + 14 * MINUTE, 'de', '2 Std. 14 Min.'],
    [DAY - 1, 'de', '23 Std. 59 Min.'],
    [DAY, 'en-US', '1 day 0 hr'],
    [41 * DAY + 3 * HOUR, 'de', '41 Tg. 3 Std.'],
  ])('of %i ms is written in %s as %s', (milliseconds, language, words) => {
    expect(formatDuration(milliseconds, language)).toBe(words);
  });

  it('is never below nothing, where the clock was set back', () => {
    expect(formatDuration(-5, 'en-US')).toBe('0 sec');
  });
});
