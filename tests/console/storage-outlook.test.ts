import { createWorld, STORY_INSTANT } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { outlookOf } from '#console/entities/consumptions/storage-outlook.ts';
import { daysOf, type UsageDay, yearUntil } from '#console/entities/consumptions/usage-days.ts';
import { addDays, daysBetween } from '#console/shared/i18n/days.ts';

const today = new Date(STORY_INSTANT);

function daysWith(count: number, bytesOf: (day: number) => number | null): UsageDay[] {
  return Array.from({ length: count }, (_, day) => ({
    at: addDays(today, day + 1 - count),
    mails: null,
    bytes: bytesOf(day),
  }));
}

it('carries an even pace on from the last day, without a range', () => {
  const outlook = outlookOf(
    daysWith(90, (day) => 1000 + 10 * day),
    2890,
  );
  expect(outlook?.points[0]).toEqual({ at: addDays(today, 7), value: 1960, low: 1960, high: 1960 });
  expect(outlook?.points.at(-1)).toMatchObject({ at: addDays(today, 91), value: 2800 });
  expect(outlook?.full?.about).toEqual(addDays(today, 100));
  expect(outlook?.full?.earliest).toEqual(outlook?.full?.latest);
});

it('ranges from the slowest to the fastest third of the history', () => {
  const outlook = outlookOf(
    daysWith(90, (day) => (day < 30 ? 10 * day : day < 60 ? 300 + 20 * (day - 30) : 900 + 30 * (day - 60))),
    3000,
  );
  const end = outlook?.points.at(-1);
  const last = 900 + 30 * 29;
  expect(end?.low).toBeCloseTo(last + 10 * 91);
  expect(end?.high).toBeCloseTo(last + 30 * 91);
  expect(end?.value).toBeGreaterThan(end?.low ?? 0);
  expect(end?.value).toBeLessThan(end?.high ?? 0);
  const { earliest, about, latest } = outlook?.full ?? {};
  expect(earliest?.getTime()).toBeLessThan(about?.getTime() ?? 0);
  expect(about?.getTime()).toBeLessThan(latest?.getTime() ?? 0);
});

it('reads past days that were not counted', () => {
  const outlook = outlookOf(
    daysWith(90, (day) => (day % 7 === 3 ? null : 10 * day)),
    undefined,
  );
  expect(outlook?.points.at(-1)?.value).toBeCloseTo(10 * 89 + 10 * 91);
});

it.each([
  ['fewer than sixty days', daysWith(59, (day) => day)],
  ['nothing', []],
  ['no growth', daysWith(90, () => 500)],
])('says nothing from %s', (_, days) => {
  expect(outlookOf(days, 1000)).toBeUndefined();
});

it.each([
  ['a package that is full', daysWith(90, (day) => 10 * day), 800],
  ['a package that lasts longer than a year', daysWith(90, (day) => 10 * day), 10_000],
  ['no package', daysWith(90, (day) => 10 * day), undefined],
  ['a history that stood still for a third of it', daysWith(90, (day) => 10 * Math.max(0, day - 30)), 1000],
])('names no day for %s', (_, days, limit) => {
  const outlook = outlookOf(days, limit);
  expect(outlook?.points.length).toBeGreaterThan(1);
  expect(outlook?.full).toBeUndefined();
});

it('agrees with the demo service about when its package is full', () => {
  const world = createWorld();
  const outlook = outlookOf(daysOf(world.usage, yearUntil(today).to), 90_000_000_000);
  const [first, last] = [world.usage[0], world.usage.at(-1)];
  const pace = ((last?.cumulativeStorage ?? 0) - (first?.cumulativeStorage ?? 0)) / (world.usage.length - 1);
  const left = (90_000_000_000 - (last?.cumulativeStorage ?? 0)) / pace;
  expect(Math.abs(daysBetween(today, outlook?.full?.about ?? today) - left)).toBeLessThan(7);
});
