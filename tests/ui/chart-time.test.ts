import { type ChartPoint, dateTicks, fillSteps, tickWords } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const at = (year: number, month: number, day = 1) => new Date(year, month - 1, day);
const key = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
const known = (date: Date): ChartPoint => ({ at: date, value: 1 });
const textsOf = (points: readonly ChartPoint[]) =>
  points.map(({ at: date, value }) => `${key(date)}:${value}`);

describe('the steps of a series', () => {
  it('are filled with gaps where days are missing, over the change of clocks and of the month', () => {
    expect(textsOf(fillSteps([known(at(2026, 10, 24)), known(at(2026, 10, 27))], 'day'))).toEqual([
      '2026-10-24:1',
      '2026-10-25:null',
      '2026-10-26:null',
      '2026-10-27:1',
    ]);
    expect(textsOf(fillSteps([known(at(2026, 2, 28)), known(at(2026, 3, 1))], 'day'))).toHaveLength(2);
  });

  it('are filled by weeks, months and years', () => {
    expect(textsOf(fillSteps([known(at(2026, 1, 5)), known(at(2026, 1, 19))], 'week'))[1]).toBe(
      '2026-1-12:null',
    );
    expect(textsOf(fillSteps([known(at(2025, 12)), known(at(2026, 3))], 'month'))).toEqual([
      '2025-12-1:1',
      '2026-1-1:null',
      '2026-2-1:null',
      '2026-3-1:1',
    ]);
    expect(fillSteps([known(at(2020, 1)), known(at(2026, 1))], 'year')).toHaveLength(7);
  });

  it('have no gap where every month has its last day, and one on the last day of a month that is missing', () => {
    const ends = [at(2026, 1, 31), at(2026, 2, 28), at(2026, 3, 31), at(2026, 4, 30), at(2026, 5, 31)];
    expect(fillSteps(ends.map(known), 'month')).toHaveLength(5);
    expect(textsOf(fillSteps([known(at(2026, 1, 31)), known(at(2026, 3, 31))], 'month'))[1]).toBe(
      '2026-2-28:null',
    );
    expect(textsOf(fillSteps([known(at(2024, 2, 29)), known(at(2026, 2, 28))], 'year'))[1]).toBe(
      '2025-2-28:null',
    );
  });

  it('are counted by the calendar, whatever the time of day', () => {
    const [early, late] = [new Date(2026, 2, 28, 1), new Date(2026, 2, 29, 23)];
    expect(fillSteps([known(early), known(late)], 'day')).toHaveLength(2);
  });

  it('stay as they are where nothing is missing, and where there is nothing', () => {
    const whole = [known(at(2026, 3, 28)), known(at(2026, 3, 29)), known(at(2026, 3, 30))];
    expect(fillSteps(whole, 'day')).toEqual(whole);
    expect(fillSteps([], 'day')).toEqual([]);
  });
});

describe('the labels of the time axis', () => {
  const ticks = (...given: Parameters<typeof dateTicks>) => {
    const { step, ticks: dates } = dateTicks(...given);
    return [step, ...dates.map(key)];
  };

  it('are days, then weeks, months and years, as there is room', () => {
    expect(ticks(at(2026, 9, 1), at(2026, 9, 4), 6, 'day', 'en-US')).toEqual([
      'day',
      '2026-9-1',
      '2026-9-2',
      '2026-9-3',
      '2026-9-4',
    ]);
    expect(ticks(at(2025, 12), at(2026, 11), 6, 'day', 'en-US')).toEqual([
      'month',
      '2026-1-1',
      '2026-3-1',
      '2026-5-1',
      '2026-7-1',
      '2026-9-1',
      '2026-11-1',
    ]);
    expect(ticks(at(2020, 6), at(2026, 6), 6, 'day', 'en-US')[0]).toBe('year');
  });

  it('begin weeks with the first day of the reader', () => {
    const september = [at(2026, 9, 1), at(2026, 9, 30), 5, 'day'] as const;
    expect(ticks(...september, 'en-US').slice(0, 2)).toEqual(['week', '2026-9-6']);
    expect(ticks(...september, 'de').slice(0, 2)).toEqual(['week', '2026-9-7']);
  });

  it('are both ends where there would be only one', () => {
    const tenDays = [at(2026, 9, 1), at(2026, 9, 10)] as const;
    expect(ticks(...tenDays, 3, 'day', 'en-US')).toEqual(['week', '2026-9-1', '2026-9-10']);
    expect(ticks(...tenDays, 1, 'day', 'en-US')).toEqual(['week', '2026-9-1']);
  });

  it('are no closer than the points', () => {
    expect(ticks(at(2026, 1), at(2026, 3), 20, 'month', 'de')).toEqual([
      'month',
      '2026-1-1',
      '2026-2-1',
      '2026-3-1',
    ]);
  });

  it('are never none', () => {
    expect(ticks(at(2026, 9, 8), at(2026, 9, 8), 6, 'month', 'de')).toEqual(['month', '2026-9-8']);
  });

  const words = (...given: Parameters<typeof dateTicks>) =>
    tickWords(dateTicks(...given), given[4]).map(({ label, year }) => (year ? `${label}/${year}` : label));

  it('name the year where it begins on the axis, and where the axis begins', () => {
    expect(words(at(2025, 12), at(2026, 3), 20, 'month', 'en-US')).toEqual([
      'Dec/2025',
      'Jan/2026',
      'Feb',
      'Mar',
    ]);
    expect(words(at(2026, 12, 30), at(2027, 1, 2), 6, 'day', 'de')).toEqual([
      '30. Dez./2026',
      '31. Dez.',
      '1. Jan./2027',
      '2. Jan.',
    ]);
    expect(words(at(2020, 6), at(2022, 6), 2, 'day', 'en-US')).toEqual(['2021', '2022']);
  });
});
