import type { DailyStatistics } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { seededRandom } from '../random.ts';

/** The counters a year ago and now: mails, and bytes. */
const MAILS = { begin: 871_940, end: 1_204_388 };
const BYTES = { begin: 42_100_000_000, end: 78_200_000_000 };

/** Offices write on working days, and a little more every month. */
function weightOf(day: Date, share: number): number {
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return (weekend ? 0.15 : 1) * (0.85 + 0.3 * share);
}

function grown(range: { begin: number; end: number }, share: number): number {
  return Math.round(range.begin + (range.end - range.begin) * share);
}

/** The counters of each day up to the day of `now`; they only grow. */
export function seedUsage(now: Date, days: number): DailyStatistics[] {
  const random = seededRandom('usage');
  const today = Date.parse(now.toISOString().slice(0, 10));
  let mails = 0;
  let bytes = 0;
  const sums = Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY);
    const weight = weightOf(day, index / days);
    mails += weight * (0.8 + 0.4 * random.next());
    bytes += weight * (0.6 + 0.8 * random.next());
    return { day, mails, bytes };
  });
  return sums.map((sum) => ({
    timestamp: sum.day.toISOString(),
    cumulativeTransactions: grown(MAILS, sum.mails / mails),
    cumulativeStorage: grown(BYTES, sum.bytes / bytes),
  }));
}
