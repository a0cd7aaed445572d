import {
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  listMonthlyUsage,
  listUsageHistory,
} from '@archive-console/api-client';
import { balanceOf } from '../money/plan.ts';
import { rule } from '../rule.ts';
import { averagePerDay, currentUsage, usageBetween, usageByMonth } from '../usage/figures.ts';

export const consumptionsRules = [
  rule(getDashboardOverview, ({ world }) => ({
    ...(world.usage.length === 0 ? { userCount: world.users.size } : currentUsage(world)),
    balance: world.subscription === undefined ? null : balanceOf(world.subscription),
  })),
  rule(getCurrentUsage, ({ world }) => currentUsage(world)),
  rule(listMonthlyUsage, ({ world, input }) => usageByMonth(world, usageBetween(world, input))),
  rule(listUsageHistory, ({ world, input }) => usageBetween(world, input)),
  rule(getAverageTransactionsPerDay, ({ world }) => averagePerDay(world)),
  rule(getTenantUserCount, ({ world }) => world.users.size),
];
