import { describe, expect, it } from 'vitest';
import type { UsageDay } from '#console/entities/consumptions/usage-days.ts';
import { addDays } from '#console/shared/i18n/days.ts';
import { periodIn, readDays, shownDays } from '#console/features/statistics/period.ts';
import { averageOf, grownIn, growthByDay, growthByMonth } from '#console/features/statistics/usage-growth.ts';

const start = new Date(2025, 0, 31);

/** Days from January 31 on; `null` was not counted. */
const daysWith = (...counters: readonly (number | null)[]): UsageDay[] =>
  counters.map((mails, index) => ({
    at: addDays(start, index),
    mails,
    bytes: mails === null ? null : mails * 1000,
  }));

/** Ten mails a day, from January 31 on. */
const steady = (count: number, ...gaps: readonly number[]) =>
  daysWith(...Array.from({ length: count }, (_, day) => (gaps.includes(day) ? null : 100 + day * 10)));

describe('what came in by day', () => {
  it('is what the counter grew since the day before', () => {
    expect(growthByDay(daysWith(100, 110, 110, 125))).toEqual([
      { at: addDays(start, 1), mails: 10, bytes: 10_000 },
      { at: addDays(start, 2), mails: 0, bytes: 0 },
      { at: addDays(start, 3), mails: 15, bytes: 15_000 },
    ]);
  });

  it('is a gap where the day or the one before it was not counted, and not zero', () => {
    expect(growthByDay(daysWith(100, null, 130, 140)).map(({ mails }) => mails)).toEqual([null, null, 10]);
  });

  it('is nothing of no days or one', () => {
    expect([growthByDay([]), growthByDay(daysWith(100))]).toEqual([[], []]);
  });
});

describe('what came in by month', () => {
  const mailsOf = (days: readonly UsageDay[]) =>
    growthByMonth(days).map(({ at, mails }) => [at.getMonth(), mails]);

  it('is what the counter grew from end to end, up to the last day counted', () => {
    // January 31, all of February and March, ten days of April.
    expect(mailsOf(steady(1 + 28 + 31 + 10))).toEqual([
      [1, 280],
      [2, 310],
      [3, 100],
    ]);
  });

  it('does not mind a day within the month that was not counted', () => {
    expect(mailsOf(steady(1 + 28, 5))).toEqual([[1, 280]]);
  });

  it('is a gap in both months where the end between them was not counted', () => {
    expect(mailsOf(steady(1 + 28 + 31 + 10, 28))).toEqual([
      [1, null],
      [2, null],
      [3, 100],
    ]);
  });

  it('leaves out the month in which the history begins, and one of which nothing is counted yet', () => {
    expect(mailsOf(steady(1))).toEqual([]);
    expect(mailsOf(daysWith(100, null, null))).toEqual([]);
    expect(growthByMonth([])).toEqual([]);
  });
});

describe('the average', () => {
  it('is over the days between the first and the last counted', () => {
    const days = daysWith(null, 100, null, null, 160);
    expect([grownIn(days, 'mails'), averageOf(days, 'mails'), averageOf(days, 'bytes')]).toEqual([
      60, 20, 20_000,
    ]);
  });

  it('is not said of fewer than two', () => {
    expect([averageOf(daysWith(100, null), 'mails'), grownIn(daysWith(null), 'mails')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the period', () => {
  it('begins a day earlier, which its first day is counted from', () => {
    const days = shownDays(new URLSearchParams('period=month'), new Date(2025, 2, 31, 23));
    expect(days).toEqual({ from: '2025-03-02', to: '2025-03-31' });
    expect(readDays(days)).toEqual({ from: '2025-03-01', to: '2025-03-31' });
  });

  it.each([
    ['from=2025-01-03&to=2025-02-04', { from: '2025-01-03', to: '2025-02-04' }],
    ['from=2025-02-04&to=2025-01-03', { from: '2024-04-01', to: '2025-03-31' }],
    ['from=yesterday&to=2025-01-03', { from: '2024-04-01', to: '2025-03-31' }],
  ])('are the days of %s, as far as they make a period', (text, days) => {
    expect(shownDays(new URLSearchParams(text), new Date(2025, 2, 31))).toEqual(days);
  });

  it('is a year where the address does not say, or says something else', () => {
    const found = ['', 'period=century', 'period=quarter'].map((text) => periodIn(new URLSearchParams(text)));
    expect(found).toEqual(['year', 'year', 'quarter']);
  });
});
