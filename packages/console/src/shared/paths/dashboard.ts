import { prefixes } from './prefixes.ts';

export const dashboardPaths = {
  home: () => prefixes.dashboard,
};
