import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { NEARLY_FULL } from '#entities/tenant-subscriptions/plan-facts.ts';
import { addDays, daysBetween } from '#shared/i18n/days.ts';

/** How archiving stands, as far as the history shows. */
export type ArchivingState =
  | { state: 'unknown' }
  | { state: 'empty' }
  | { state: 'working'; lastDay: Date; daysAgo: number }
  | { state: 'quiet'; lastDay: Date; daysAgo: number };

/** What waits for the administrator, most pressing first. */
export type Attention =
  | { kind: 'storage'; level: 'warning' | 'danger'; share: number }
  | { kind: 'licenses'; users: number; licensed: number };

/** A weekend without mail is nothing to worry about. */
const QUIET_AFTER_DAYS = 4;

/** The last day on which mails came in decides; a total that never grew is as old as the history. */
export function archivingState(
  days: readonly UsageDay[] | undefined,
  mails: number | undefined,
  today: Date,
): ArchivingState {
  if (days === undefined) return { state: 'unknown' };
  const counted = days.filter((day) => day.mails !== null);
  const total = counted.at(-1)?.mails ?? mails;
  if (total === undefined) return { state: 'unknown' };
  if (total === 0) return { state: 'empty' };
  const grew = counted.findLast((day, index) => (day.mails ?? 0) > (counted[index - 1]?.mails ?? 0));
  if (grew === undefined) return { state: 'unknown' };
  const daysAgo = Math.max(0, daysBetween(grew.at, today));
  return { state: daysAgo < QUIET_AFTER_DAYS ? 'working' : 'quiet', lastDay: grew.at, daysAgo };
}

/** Mails archived since the first of this month; left out where the day before it was not counted. */
export function mailsThisMonth(days: readonly UsageDay[], today: Date): number | undefined {
  const before = addDays(new Date(today.getFullYear(), today.getMonth(), 1), -1);
  const start = mailsOn(days, before);
  const now = days.findLast((day) => day.mails !== null);
  return start === undefined || now === undefined || now.at <= before ? undefined : (now.mails ?? 0) - start;
}

/** Mails archived on the last day that is over; left out where it or the day before it was not counted. */
export function mailsYesterday(days: readonly UsageDay[], today: Date): number | undefined {
  const end = mailsOn(days, addDays(today, -1));
  const start = mailsOn(days, addDays(today, -2));
  return end === undefined || start === undefined ? undefined : end - start;
}

/** How full the package is, and whether that is worth a warning. */
export function storageLevel(
  used: number,
  limit: number,
): { share: number; level: 'fine' | 'warning' | 'danger' } {
  const share = used / limit;
  return { share, level: share >= 1 ? 'danger' : share >= NEARLY_FULL ? 'warning' : 'fine' };
}

/** What follows from the figures; nothing, where a figure is missing. */
export function attentionOf(figures: {
  used: number | undefined;
  limit: number | undefined;
  users: number | undefined;
  licensed: number | undefined;
}): Attention[] {
  const { used, limit, users, licensed } = figures;
  const found: Attention[] = [];
  if (used !== undefined && limit !== undefined) {
    const { share, level } = storageLevel(used, limit);
    if (level !== 'fine') found.push({ kind: 'storage', level, share });
  }
  if (users !== undefined && licensed !== undefined && users > licensed) {
    found.push({ kind: 'licenses', users, licensed });
  }
  return found;
}

function mailsOn(days: readonly UsageDay[], date: Date): number | undefined {
  return days.find((day) => daysBetween(day.at, date) === 0)?.mails ?? undefined;
}
