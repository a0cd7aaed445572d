import { createWorld, STORY_INSTANT } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import {
  archivingState,
  attentionOf,
  mailsThisMonth,
  mailsYesterday,
} from '#console/features/dashboard/dashboard-figures.ts';
import { packageBytes } from '#console/entities/consumptions/storage-outlook.ts';
import { daysOf, yearUntil, type UsageDay } from '#console/entities/consumptions/usage-days.ts';
import { monthlyUsers } from '#console/entities/tenant-subscriptions/plan-facts.ts';
import { addDays } from '#console/shared/i18n/days.ts';

const today = new Date(STORY_INSTANT);
const world = createWorld();
const days = daysOf(world.usage, yearUntil(today).to);
const counted = (day: string) => world.usage.find(({ timestamp }) => timestamp.startsWith(day));

/** Days up to today, from the total of mails at the end of each. */
function daysWith(...totals: (number | null)[]): UsageDay[] {
  return totals.map((mails, index) => ({
    at: addDays(today, index + 1 - totals.length),
    mails,
    bytes: null,
  }));
}

describe('the figures of the dashboard', () => {
  it('count this month from the last day of the month before', () => {
    const now = world.usage.at(-1)?.cumulativeTransactions ?? 0;
    expect(mailsThisMonth(days, today)).toBe(now - (counted('2026-10-31')?.cumulativeTransactions ?? 0));
  });

  it('count yesterday from the day before it', () => {
    const [end, start] = [counted('2026-11-19'), counted('2026-11-18')];
    expect(mailsYesterday(days, today)).toBe(
      (end?.cumulativeTransactions ?? 0) - (start?.cumulativeTransactions ?? 0),
    );
  });

  it('are left out where the day they start from was not counted', () => {
    const gap = days.map((day) =>
      day.at.getDate() === 31 || day.at.getDate() === 18 ? { ...day, mails: null } : day,
    );
    expect(mailsThisMonth(gap, today)).toBeUndefined();
    expect(mailsYesterday(gap, today)).toBeUndefined();
    expect(mailsThisMonth([], today)).toBeUndefined();
  });

  it('show every day of the history, and a day without a count as a gap', () => {
    const without = world.usage.filter(({ timestamp }) => !timestamp.startsWith('2026-06-10'));
    const shown = daysOf(without, yearUntil(today).to);
    expect(shown).toHaveLength(world.usage.length);
    expect(shown.filter(({ bytes }) => bytes === null)).toEqual([
      { at: new Date(2026, 5, 10), mails: null, bytes: null },
    ]);
  });

  it('ask for twelve months', () => {
    expect(yearUntil(today)).toEqual({ from: '2025-11-21', to: '2026-11-20' });
  });

  it('take the package from the balance, and never fewer than no monthly users', () => {
    expect(packageBytes({ storage: 90, userCount: 58, featureEiv: null })).toBe(90_000_000_000);
    expect(packageBytes({ storage: 0, userCount: 0, featureEiv: null })).toBeUndefined();
    expect(packageBytes(null)).toBeUndefined();
    expect([monthlyUsers(63, 58), monthlyUsers(40, 58)]).toEqual([5, 0]);
  });
});

describe('archiving', () => {
  it.each([
    ['works while mails come in', daysWith(10, 20, 30), 'working', 0],
    ['works over a weekend without mail', daysWith(10, 20, 20, 20, 20), 'working', 3],
    ['is quiet after four days without mail', daysWith(10, 20, 20, 20, 20, 20), 'quiet', 4],
    ['is dated by the day counted after a gap', daysWith(10, null, null, 20, 20), 'working', 1],
    ['is empty where nothing was ever archived', daysWith(0, 0, 0), 'empty', undefined],
  ])('%s', (_, history, state, daysAgo) => {
    expect(archivingState(history, undefined, today)).toMatchObject({
      state,
      ...(daysAgo !== undefined && { daysAgo }),
    });
  });

  it('is empty where no day is counted and there are no mails', () => {
    expect(archivingState([], 0, today)).toEqual({ state: 'empty' });
    expect(archivingState(daysWith(null, null), 0, today)).toEqual({ state: 'empty' });
  });

  it('is not judged before the history is here, nor from an empty one', () => {
    expect(archivingState(undefined, 5, today)).toEqual({ state: 'unknown' });
    expect(archivingState([], 5, today)).toEqual({ state: 'unknown' });
    expect(archivingState([], undefined, today)).toEqual({ state: 'unknown' });
  });
});

describe('what needs attention', () => {
  const limit = 100;
  const steady = { used: 79, limit, users: 58, licensed: 58 };

  it.each([
    [79, []],
    [80, [{ kind: 'storage', level: 'warning', share: 0.8 }]],
    [99, [{ kind: 'storage', level: 'warning', share: 0.99 }]],
    [100, [{ kind: 'storage', level: 'danger', share: 1 }]],
    [120, [{ kind: 'storage', level: 'danger', share: 1.2 }]],
  ])('storage in use: %d of 100', (used, found) => {
    expect(attentionOf({ ...steady, used })).toEqual(found);
  });

  it('is more users than licenses', () => {
    expect(attentionOf({ ...steady, users: 63 })).toEqual([{ kind: 'licenses', users: 63, licensed: 58 }]);
  });

  it('is nothing where a figure is missing', () => {
    expect(attentionOf({ used: 99, limit: undefined, users: 63, licensed: undefined })).toEqual([]);
  });
});
