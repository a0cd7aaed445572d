import type { DailyStatistics, MonthlyUsage } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';

const dayOf = (statistics: DailyStatistics) => statistics.timestamp.slice(0, 10);

/** What is used now: the counters of the last day of the history. */
export function currentUsage(world: World) {
  const last = world.usage.at(-1) ?? refuse('TenantUsage.NotFound');
  return {
    mailTransactions: last.cumulativeTransactions,
    storageUsed: last.cumulativeStorage,
    userCount: world.users.size,
  };
}

/** The days of the history from one date to another, both included. */
export function usageBetween(world: World, range: { from: string; to: string }): DailyStatistics[] {
  if (range.from > range.to) refuseField('from', 'It lies after `to`.');
  return world.usage.filter((day) => dayOf(day) >= range.from && dayOf(day) <= range.to);
}

/** What came in each month, oldest first: the growth of the counters since the day before its first day. */
export function usageByMonth(world: World, days: readonly DailyStatistics[]): MonthlyUsage[] {
  const months = new Set(days.map((day) => dayOf(day).slice(0, 7)));
  return [...months].flatMap((month) => {
    const ofMonth = days.filter((day) => dayOf(day).startsWith(month));
    const [first, last] = [ofMonth[0], ofMonth.at(-1)];
    if (first === undefined || last === undefined) return [];
    const before = world.usage[world.usage.indexOf(first) - 1] ?? first;
    return [
      {
        timestamp: `${month}-01T00:00:00.000Z`,
        mailTransactions: last.cumulativeTransactions - before.cumulativeTransactions,
        storageUsed: last.cumulativeStorage - before.cumulativeStorage,
        userCount: world.userCounts.get(month) ?? world.users.size,
      },
    ];
  });
}

/** Mails a day, over the last 30 days of the history. */
export function averagePerDay(world: World): number {
  const days = world.usage.slice(-31);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return 0;
  const span = (Date.parse(last.timestamp) - Date.parse(first.timestamp)) / DAY;
  return Math.round((last.cumulativeTransactions - first.cumulativeTransactions) / span);
}
