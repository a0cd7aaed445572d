import {
  createUser,
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  listMonthlyUsage,
  listUsageHistory,
  listUsers,
} from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, stage } from './stage.ts';

const year = { from: '2025-11-20', to: '2026-11-20' };
const sum = (figures: (number | null)[]) =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);

describe('The figures of the tenant', () => {
  it('agree with each other', async () => {
    const { client } = await stage();
    const current = await client.call(getCurrentUsage);
    const overview = await client.call(getDashboardOverview);
    const history = await client.call(listUsageHistory, year);
    const { totalRows } = await client.call(listUsers, firstPage);
    const last = history.at(-1);

    expect(current).toEqual({
      mailTransactions: last?.cumulativeTransactions,
      storageUsed: last?.cumulativeStorage,
      userCount: totalRows,
    });
    expect(overview).toMatchObject(current);
    expect(await client.call(getTenantUserCount)).toBe(totalRows);
    expect(overview.balance).toEqual({ storage: 90, userCount: 58, featureEiv: false });
  });

  it('are those the pictures show', async () => {
    const { client } = await stage();
    expect(await client.call(getCurrentUsage)).toEqual({
      mailTransactions: 1_204_388,
      storageUsed: 78_200_000_000,
      userCount: 63,
    });
  });

  it('make a year of days that only grow', async () => {
    const { client } = await stage();
    const days = await client.call(listUsageHistory, year);
    expect(days).toHaveLength(366);
    expect(days.at(-1)?.timestamp).toBe('2026-11-20T00:00:00.000Z');
    for (const [index, day] of days.entries()) {
      const before = days[index - 1] ?? day;
      expect(day.cumulativeTransactions).toBeGreaterThanOrEqual(before.cumulativeTransactions);
      expect(day.cumulativeStorage).toBeGreaterThanOrEqual(before.cumulativeStorage);
    }
  });

  it('are the same by month as by day', async () => {
    const { client } = await stage();
    const days = await client.call(listUsageHistory, year);
    const months = await client.call(listMonthlyUsage, year);
    expect(months).toHaveLength(13);
    expect(months.map(({ timestamp }) => timestamp)).toEqual(
      months.map(({ timestamp }) => timestamp).toSorted(),
    );
    const [first, last] = [days[0], days.at(-1)];
    expect(sum(months.map(({ mailTransactions }) => mailTransactions))).toBe(
      (last?.cumulativeTransactions ?? 0) - (first?.cumulativeTransactions ?? 0),
    );
    expect(sum(months.map(({ storageUsed }) => storageUsed))).toBe(
      (last?.cumulativeStorage ?? 0) - (first?.cumulativeStorage ?? 0),
    );
  });

  it('count the users there were at the end of each month', async () => {
    const { client } = await stage();
    const counts = (await client.call(listMonthlyUsage, year)).map(({ userCount }) => userCount ?? 0);
    const { totalRows } = await client.call(listUsers, firstPage);
    expect(new Set(counts).size).toBeGreaterThan(6);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBe(totalRows);
    await client.call(createUser, { userName: 'new.colleague' });
    const later = (await client.call(listMonthlyUsage, year)).map(({ userCount }) => userCount);
    expect(later).toEqual([...counts.slice(0, -1), totalRows + 1]);
  });

  it('average what came in the last 30 days', async () => {
    const { client } = await stage();
    const days = await client.call(listUsageHistory, { from: '2026-10-21', to: '2026-11-20' });
    const grown = (days.at(-1)?.cumulativeTransactions ?? 0) - (days[0]?.cumulativeTransactions ?? 0);
    expect(await client.call(getAverageTransactionsPerDay)).toBe(Math.round(grown / 30));
  });

  it('of a range are those of the range', async () => {
    const { client } = await stage();
    const days = await client.call(listUsageHistory, { from: '2026-11-18', to: '2026-12-24' });
    expect(days).toHaveLength(3);
    const backwards = { from: '2026-11-20', to: '2026-11-18' };
    expect(await codeOf(client.call(listUsageHistory, backwards))).toBe('Default.ValidationError');
  });

  it('of a tenant that never archived are left out', async () => {
    const { client } = await stage({ usageDays: 0, users: 0 });
    expect(await client.call(listUsageHistory, year)).toEqual([]);
    expect(await client.call(listMonthlyUsage, year)).toEqual([]);
    expect(await client.call(getAverageTransactionsPerDay)).toBe(0);
    expect(await client.call(getDashboardOverview)).toMatchObject({ mailTransactions: null, userCount: 0 });
  });
});
