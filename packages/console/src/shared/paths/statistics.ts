import { prefixes } from './prefixes.ts';

export const statisticsPaths = {
  page: () => prefixes.statistics,
  /** The last thirty days, day by day. */
  lastDays: () => `${prefixes.statistics}?period=month&by=day`,
};
