import * as v from 'valibot';
import { operation } from '../operation.ts';
import { bareOrIn, objectWith } from '../reading.ts';
import { balance } from '../shapes/balance.ts';
import { dailyStatistics } from '../shapes/daily-statistics.ts';
import { tenantUsage, usageFields, withOneStorage } from '../shapes/tenant-usage.ts';

const range = { from: v.pipe(v.string(), v.isoDate()), to: v.pipe(v.string(), v.isoDate()) };

/** What the tenant used in one month; `timestamp` is the first day of it (D28). */
export const monthlyUsage = v.pipe(
  objectWith(usageFields, {
    timestamp: v.string(),
  }),
  v.transform(withOneStorage),
);

/** What the tenant used in one month. */
export type MonthlyUsage = v.InferOutput<typeof monthlyUsage>;

/** Usage and balance in one answer (D29: its shape is a guess, so any part may be missing). */
export const dashboardOverview = v.pipe(
  objectWith(usageFields, {
    balance: v.nullish(balance, null),
  }),
  v.transform(withOneStorage),
);

/** Usage and balance in one answer. */
export type DashboardOverview = v.InferOutput<typeof dashboardOverview>;

/** Usage and balance in one call, for the dashboard. */
export const getDashboardOverview = operation({
  name: 'getDashboardOverview',
  noun: 'consumptions',
  summary: 'Reads the figures of the dashboard.',
  method: 'GET',
  path: '/consumptions/get-dashboard-overview',
  access: 'bearer',
  effect: 'read',
  answers: dashboardOverview,
  errors: [],
  assumed: { answers: 'D29' },
});

/** What the tenant uses now. */
export const getCurrentUsage = operation({
  name: 'getCurrentUsage',
  noun: 'consumptions',
  summary: 'Reads what the tenant uses now.',
  method: 'GET',
  path: '/consumptions/get-archive-current-usage',
  access: 'bearer',
  effect: 'read',
  answers: tenantUsage,
  errors: ['TenantUsage.NotFound'],
  assumed: { answers: 'D73', errors: 'O033' },
});

/** What the tenant used, month by month, from and to an ISO date. */
export const listMonthlyUsage = operation({
  name: 'listMonthlyUsage',
  noun: 'consumptions',
  summary: 'Lists what the tenant used each month.',
  method: 'POST',
  path: '/consumptions/get-archive-monthly-usage',
  access: 'bearer',
  effect: 'read',
  takes: v.object(range),
  answers: bareOrIn('rows', v.array(monthlyUsage)),
  errors: [],
  assumed: { takes: 'D28', answers: 'D28' },
});

/** The counters, day by day, from and to an ISO date. */
export const listUsageHistory = operation({
  name: 'listUsageHistory',
  noun: 'consumptions',
  summary: 'Lists the counters of each day.',
  method: 'POST',
  path: '/consumptions/get-archive-usage-history',
  access: 'bearer',
  effect: 'read',
  takes: v.object(range),
  answers: bareOrIn('rows', v.array(dailyStatistics)),
  errors: [],
  assumed: { takes: 'D28', answers: 'D28' },
});

/** How many mails are archived on an average day. */
export const getAverageTransactionsPerDay = operation({
  name: 'getAverageTransactionsPerDay',
  noun: 'consumptions',
  summary: 'Reads the average of mails archived a day.',
  method: 'GET',
  path: '/consumptions/get-average-transactions-per-day',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('averageTransactionsPerDay', v.number()),
  errors: [],
  assumed: { answers: 'O036' },
});

/** How many users the tenant has. */
export const getTenantUserCount = operation({
  name: 'getTenantUserCount',
  noun: 'consumptions',
  summary: 'Reads how many users the tenant has.',
  method: 'GET',
  path: '/consumptions/get-tenant-user-count',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('userCount', v.number()),
  errors: [],
  assumed: { answers: 'O038' },
});
