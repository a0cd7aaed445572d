import { dayOf } from '@archive-console/ui';

const DAY = 86_400_000;

/** The calendar day in so many days. */
export function dayIn(days: number, now: Date): string {
  return new Date((dayOf(now) + days) * DAY).toISOString().slice(0, 10);
}

/** The end of a day where the reader is. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:59`);
