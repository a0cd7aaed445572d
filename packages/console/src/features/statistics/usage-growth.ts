import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { addDays, daysBetween } from '#shared/i18n/days.ts';

/** What came into the archive in a day or a month. `null` where it cannot be said: a gap, not a zero. */
export interface Growth {
  /** Midnight of the day, or of the first day of the month. */
  at: Date;
  mails: number | null;
  bytes: number | null;
}

/** By day: the counter of the day less that of the day before. Where either was not counted there is a gap. */
export function growthByDay(days: readonly UsageDay[]): Growth[] {
  return days.slice(1).map((day, index) => ({ at: day.at, ...grown(days[index], day) }));
}

/**
 * By month: the counter at its end less that at the end of the month before. The month that runs ends with the last day
 * counted; one whose end was not counted is a gap, and so is the one after it.
 */
export function growthByMonth(days: readonly UsageDay[]): Growth[] {
  const first = days[0]?.at;
  const last = days.findLast(({ mails, bytes }) => mails !== null || bytes !== null);
  if (first === undefined || last === undefined) return [];
  // A history that begins within a month does not say what came in before.
  const months: Growth[] = [];
  for (let at = monthAfter(first); at <= last.at; at = monthAfter(at)) {
    const end = addDays(monthAfter(at), -1);
    const isRunning = end > last.at;
    months.push({ at, ...grown(dayAt(days, addDays(at, -1)), isRunning ? last : dayAt(days, end)) });
  }
  return months;
}

/** What came in between the first and the last day counted; nothing is said of fewer than two. */
export function grownIn(days: readonly UsageDay[], what: 'mails' | 'bytes'): number | undefined {
  const [first, last] = endsOf(days, what);
  return first === last ? undefined : (last?.[what] ?? 0) - (first?.[what] ?? 0);
}

/** Between which days it came in; undefined where nothing is said of it. */
export function spanOf(
  days: readonly UsageDay[],
  what: 'mails' | 'bytes',
): readonly [Date, Date] | undefined {
  const [first, last] = endsOf(days, what);
  return first === undefined || last === undefined || first === last ? undefined : [first.at, last.at];
}

/** The same on an average day. */
export function averageOf(days: readonly UsageDay[], what: 'mails' | 'bytes'): number | undefined {
  const growth = grownIn(days, what);
  const [first, last] = endsOf(days, what);
  return growth === undefined || !first || !last ? undefined : growth / daysBetween(first.at, last.at);
}

function endsOf(days: readonly UsageDay[], what: 'mails' | 'bytes') {
  const counted = days.filter((day) => day[what] !== null);
  return [counted[0], counted.at(-1)] as const;
}

function grown(before: UsageDay | undefined, after: UsageDay | undefined): Omit<Growth, 'at'> {
  const less = (what: 'mails' | 'bytes') => {
    const [from, to] = [before?.[what] ?? null, after?.[what] ?? null];
    return from === null || to === null ? null : to - from;
  };
  return { mails: less('mails'), bytes: less('bytes') };
}

const dayAt = (days: readonly UsageDay[], at: Date) => days.find((day) => daysBetween(day.at, at) === 0);

const monthAfter = (at: Date) => new Date(at.getFullYear(), at.getMonth() + 1, 1);
