import { CalendarDate, getDayOfWeek } from '@internationalized/date';
import { nextStep } from './fill-steps.ts';
import { type ChartStep, chartSteps } from './time-series-types.ts';

const DAY = 86_400_000;
const DAYS: Readonly<Record<ChartStep, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 };

/** How far apart labels may be: what people count in. */
const distances: readonly (readonly [step: ChartStep, every: number])[] = [
  ['day', 1],
  ['day', 2],
  ['week', 1],
  ['week', 2],
  ['month', 1],
  ['month', 2],
  ['month', 3],
  ['month', 6],
  ['year', 1],
  ['year', 2],
  ['year', 5],
  ['year', 10],
];

/** The labels of a time axis. */
export interface DateTicks {
  /** What the labels count: days, weeks, months or years. */
  readonly step: ChartStep;
  /** In time's order: where one begins, or the two ends where a single label would say too little. */
  readonly ticks: readonly Date[];
}

/** The first midnight of the reader's calendar at or after a moment. */
function midnightFrom(at: Date): Date {
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate());
  return day < at ? nextStep(day, 'day') : day;
}

function firstFrom(from: Date, step: ChartStep, every: number, locale: string): Date {
  const first = midnightFrom(from);
  if (step === 'week') {
    const date = new CalendarDate(first.getFullYear(), first.getMonth() + 1, first.getDate());
    const since = getDayOfWeek(date, locale);
    return since === 0 ? first : nextStep(first, 'day', 7 - since);
  }
  if (step === 'month') {
    const month = first.getMonth() + (first.getDate() > 1 ? 1 : 0);
    return new Date(first.getFullYear(), Math.ceil(month / every) * every, 1);
  }
  if (step === 'year') {
    const begins = first.getMonth() === 0 && first.getDate() === 1;
    return new Date(Math.ceil((first.getFullYear() + (begins ? 0 : 1)) / every) * every, 0, 1);
  }
  return first;
}

/**
 * Days, beginnings of weeks, of months or of years between two moments: as many as have room, and none between two
 * points of a series.
 *
 * @param most how many labels there is room for.
 * @param least how far apart the points of the series are.
 */
export function dateTicks(from: Date, to: Date, most: number, least: ChartStep, locale: string): DateTicks {
  const days = (to.getTime() - from.getTime()) / DAY;
  const open = distances.filter(([step]) => chartSteps.indexOf(step) >= chartSteps.indexOf(least));
  const [step, every] = open.find(([each, count]) => days / (DAYS[each] * count) <= most) ?? ['year', 20];
  const ticks: Date[] = [];
  const first = firstFrom(from, step, every, locale);
  for (let count = 0, at = first; at <= to; at = nextStep(first, step, every * count)) {
    ticks.push(at);
    count += 1;
  }
  if (ticks.length > 1) return { step, ticks };
  // One label says when, but not how long: then the ends are named.
  return { step, ticks: most > 1 && to > from ? [from, to] : [from] };
}

/** What stands below one place of a time axis. */
export interface TickWords {
  readonly label: string;
  /** Below it, where a year begins on the axis: a bare "2026" among months would not say which one it is. */
  readonly year: string | undefined;
}

/** Writes the labels of a time axis in a language. */
export function tickWords({ step, ticks }: DateTicks, locale: string): readonly TickWords[] {
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric' });
  if (step === 'year') return ticks.map((at) => ({ label: year.format(at), year: undefined }));
  const date = new Intl.DateTimeFormat(locale, {
    month: 'short',
    ...(step !== 'month' && { day: 'numeric' }),
  });
  return ticks.map((at, index) => ({
    label: date.format(at),
    year: ticks[index - 1]?.getFullYear() === at.getFullYear() ? undefined : year.format(at),
  }));
}
