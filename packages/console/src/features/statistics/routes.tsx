import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import { statisticsPaths } from '#shared/paths/statistics.ts';

const statistics = page(() => import('./StatisticsScreen.tsx'), 'StatisticsScreen', {
  titleKey: 'statistics:title',
  crumb: statisticsPaths.page,
  screen: { kind: 'page', story: 'statistics/Statistics' },
});

/** One page: the period and the step are in its address. */
export const routes: RouteObject[] = [
  { Component: AreaWords, children: [{ path: 'statistics', ...statistics }] },
];
