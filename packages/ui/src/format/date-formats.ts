import { madeOnce } from './made-once.ts';

/** The parts of a moment that can be shown. */
export const dateParts = ['date', 'time', 'both', 'full', 'dayAndMonth', 'month'] as const;

/**
 * In `en-US`: `date` Mar 14, 2026 · `time` 2:02 PM · `both` Mar 14, 2026, 2:02 PM · `full` with weekday, seconds and time
 * zone · `dayAndMonth` March 14, for days of the twelve months around now · `month` Mar 2026.
 */
export type DatePart = (typeof dateParts)[number];

const options: Record<DatePart, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  month: { month: 'short', year: 'numeric' },
};

/**
 * A moment for the reader.
 *
 * @param locale BCP 47, the language of the page.
 * @param part which parts of it.
 * @param timeZone an IANA name ("Europe/Berlin"). @default the reader's own
 * @throws RangeError where the date is invalid or the time zone unknown.
 */
export function formatDate(at: Date, locale: string, part: DatePart = 'date', timeZone?: string): string {
  return madeOnce(Intl.DateTimeFormat, locale, { ...options[part], timeZone }).format(at);
}

/** The calendar day of a moment in a time zone, as a count of days, so that days can be subtracted. */
export function dayOf(at: Date, timeZone?: string): number {
  const format = madeOnce(Intl.DateTimeFormat, 'en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return Date.parse(`${format.format(at)}T00:00:00Z`) / 86_400_000;
}
