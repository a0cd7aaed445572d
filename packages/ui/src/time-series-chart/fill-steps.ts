import type { ChartPoint, ChartStep } from './time-series-types.ts';

const HALF_A_DAY = 43_200_000;

/** The same place in the next day, week, month or year of the reader's calendar. */
export function nextStep(at: Date, step: ChartStep, count = 1): Date {
  const next = new Date(at);
  if (step === 'day') next.setDate(at.getDate() + count);
  else if (step === 'week') next.setDate(at.getDate() + 7 * count);
  else if (step === 'month') next.setMonth(at.getMonth() + count);
  else next.setFullYear(at.getFullYear() + count);
  return next;
}

/** The same points, and one without a value for each step that is missing between two of them. */
export function fillSteps(points: readonly ChartPoint[], step: ChartStep): ChartPoint[] {
  const filled: ChartPoint[] = [];
  for (const point of points) {
    const before = filled.at(-1)?.at;
    if (before !== undefined) {
      // The days on which clocks change are an hour shorter or longer.
      const enough = point.at.getTime() - HALF_A_DAY;
      for (
        let count = 1, at = nextStep(before, step);
        at.getTime() < enough;
        at = nextStep(before, step, count)
      ) {
        filled.push({ at, value: null });
        count += 1;
      }
    }
    filled.push(point);
  }
  return filled;
}

/** What can be drawn of a value: zero or more, or nothing. */
export function knownValue(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
}
