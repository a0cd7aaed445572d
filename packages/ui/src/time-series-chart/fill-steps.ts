import type { ChartPoint, ChartStep } from './time-series-types.ts';

const A_DAY = 86_400_000;

/** Months on, at the same day, or the last one of a month that has no such day. */
function inMonths(at: Date, count: number): Date {
  const next = new Date(at);
  next.setMonth(at.getMonth() + count);
  if (next.getDate() !== at.getDate()) next.setDate(0);
  return next;
}

/** As a day of the calendar: those on which clocks change are an hour shorter or longer. */
const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / A_DAY;

/** How many steps of the reader's calendar lead from one point to a later one. */
function stepsBetween(from: Date, to: Date, step: ChartStep): number {
  const years = to.getFullYear() - from.getFullYear();
  if (step === 'year') return years;
  if (step === 'month') return 12 * years + to.getMonth() - from.getMonth();
  const days = dayOf(to) - dayOf(from);
  return step === 'day' ? days : Math.round(days / 7);
}

/** The same place in the next day, week, month or year of the reader's calendar. */
export function nextStep(at: Date, step: ChartStep, count = 1): Date {
  const next = new Date(at);
  if (step === 'day') next.setDate(at.getDate() + count);
  else if (step === 'week') next.setDate(at.getDate() + 7 * count);
  else return inMonths(at, step === 'month' ? count : 12 * count);
  return next;
}

/** The same points, and one without a value for each step that is missing between two of them. */
export function fillSteps(points: readonly ChartPoint[], step: ChartStep): ChartPoint[] {
  const filled: ChartPoint[] = [];
  for (const point of points) {
    const before = filled.at(-1)?.at;
    if (before !== undefined) {
      const steps = stepsBetween(before, point.at, step);
      for (let count = 1; count < steps; count += 1)
        filled.push({ at: nextStep(before, step, count), value: null });
    }
    filled.push(point);
  }
  return filled;
}

/** What can be drawn of a value: zero or more, or nothing. */
export function knownValue(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
}
