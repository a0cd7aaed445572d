import { dayOf } from './date-formats.ts';
import { madeOnce } from './made-once.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Distance {
  readonly amount: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

/** Never more than has passed or is left: 119 seconds are one minute. Days are those of the calendar. */
function distance(at: Date, now: Date, timeZone: string | undefined): Distance {
  const elapsed = at.getTime() - now.getTime();
  const size = Math.abs(elapsed);
  if (size < MINUTE) return { amount: 0, unit: 'second' };
  if (size < HOUR) return { amount: Math.trunc(elapsed / MINUTE), unit: 'minute' };
  if (size < DAY) return { amount: Math.trunc(elapsed / HOUR), unit: 'hour' };
  const days = dayOf(at, timeZone) - dayOf(now, timeZone);
  if (Math.abs(days) < 60) return { amount: days, unit: 'day' };
  if (Math.abs(days) < 730) return { amount: Math.trunc(days / 30.44), unit: 'month' };
  return { amount: Math.trunc(days / 365.25), unit: 'year' };
}

/**
 * How long ago or ahead, in the largest unit that says enough: "now", "3 minutes ago", "yesterday", "in 12 days".
 *
 * @param timeZone whose calendar days count, an IANA name. @default the reader's own
 */
export function formatRelative(at: Date, now: Date, locale: string, timeZone?: string): string {
  const format = madeOnce(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const { amount, unit } = distance(at, now, timeZone);
  return format.format(amount, unit);
}

/** How many milliseconds the words of {@link formatRelative} hold at most: to the next minute, hour, or an hour. */
export function holdsFor(at: Date, now: Date): number {
  const elapsed = now.getTime() - at.getTime();
  const size = Math.abs(elapsed);
  const step = size < HOUR ? MINUTE : HOUR;
  if (size >= DAY) return HOUR;
  const into = size % step;
  // What lies ahead comes nearer, so its step ends where it began; a millisecond more is past the border.
  return Math.max(elapsed >= 0 ? step - into : into + 1, SECOND);
}
