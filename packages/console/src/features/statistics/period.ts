import type { DateRange } from '@archive-console/ui';
import { keyOf, midnightOf } from '#entities/consumptions/usage-days.ts';
import { addDays } from '#shared/i18n/days.ts';

/** How far back the page looks. */
export const periods = ['month', 'quarter', 'year', 'threeYears'] as const;
export type Period = (typeof periods)[number];

/** What a bar stands for; the first is that of an address that does not say. */
export const steps = ['month', 'day'] as const;
export type GrowthStep = (typeof steps)[number];

const DAYS: Readonly<Record<Period, number>> = { month: 30, quarter: 91, year: 365, threeYears: 1096 };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days that the reader has chosen, where the address names them in order. */
export function ownDaysIn(search: URLSearchParams): DateRange | undefined {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return DAY.test(from) && DAY.test(to) && from <= to ? { from, to } : undefined;
}

/** The period in an address; a year where it does not say, and none where it names days. */
export function periodIn(search: URLSearchParams): Period | undefined {
  if (ownDaysIn(search) !== undefined) return undefined;
  return periods.find((one) => one === search.get('period')) ?? 'year';
}

/** The days of an address. */
export function shownDays(search: URLSearchParams, today: Date): DateRange {
  return (
    ownDaysIn(search) ?? {
      from: keyOf(addDays(today, 1 - DAYS[periodIn(search) ?? 'year'])),
      to: keyOf(today),
    }
  );
}

/** A period, days of the reader's own (those that are shown), or what a bar stands for. */
export type PeriodChange = { period: Period | 'own' } | { days: DateRange } | { by: GrowthStep };

/** The address after a change: a period takes the place of days, and days that of a period. */
export function changePeriod(search: URLSearchParams, change: PeriodChange, today: Date): URLSearchParams {
  const next = new URLSearchParams(search);
  if ('by' in change) {
    next.set('by', change.by);
    return next;
  }
  const isPeriod = 'period' in change && change.period !== 'own';
  const days = 'days' in change ? change.days : shownDays(search, today);
  for (const name of ['period', 'from', 'to']) next.delete(name);
  const said = isPeriod ? { period: change.period } : { from: days.from, to: days.to };
  for (const [name, value] of Object.entries(said)) next.set(name, value);
  return next;
}

/** What is read for them: also the day before, from which what came in on the first one is counted. */
export const readDays = ({ from, to }: DateRange): DateRange => ({
  from: keyOf(addDays(midnightOf(from), -1)),
  to,
});
