import { type CalendarDate, parseDate } from '@internationalized/date';

/** The day of an ISO date (yyyy-mm-dd); null for none and for what is no date. */
export function calendarDateOf(iso: string | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The ISO date (yyyy-mm-dd) of a day; empty for none. */
export function isoOf(day: { toString(): string } | null): string {
  return day === null ? '' : day.toString();
}
