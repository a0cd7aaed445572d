import type { DailyStatistics } from '@archive-console/api-client';
import { addDays } from '#shared/i18n/days.ts';

/** One day of the archive. `null` where the service counted nothing that day: a gap, not a zero. */
export interface UsageDay {
  /** Midnight of the reader's clock. */
  at: Date;
  /** Mails in the archive at the end of the day. */
  mails: number | null;
  /** Bytes in the archive at the end of the day. */
  bytes: number | null;
}

/** Twelve months and today, as the history is asked for. */
export function yearUntil(today: Date): { from: string; to: string } {
  return { from: keyOf(addDays(today, 1 - DAYS_OF_A_YEAR)), to: keyOf(today) };
}

/** Every day from the first one counted to the last one asked for. */
export function daysOf(rows: readonly DailyStatistics[], until: string): UsageDay[] {
  const counted = new Map(rows.map((row) => [row.timestamp.slice(0, 10), row]));
  const first = [...counted.keys()].toSorted()[0];
  const days: UsageDay[] = [];
  if (first === undefined) return days;
  for (let at = midnightOf(first); keyOf(at) <= until; at = addDays(at, 1)) {
    const row = counted.get(keyOf(at));
    days.push({ at, mails: row?.cumulativeTransactions ?? null, bytes: row?.cumulativeStorage ?? null });
  }
  return days;
}

const DAYS_OF_A_YEAR = 365;

/** A day as the service writes it: 2026-03-01. */
export function keyOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Midnight of a day that the service wrote. */
export function midnightOf(key: string): Date {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number);
  return new Date(year, month - 1, day);
}
