import { prefixes } from './prefixes.ts';

export const statisticsPaths = {
  page: () => prefixes.statistics,
};
