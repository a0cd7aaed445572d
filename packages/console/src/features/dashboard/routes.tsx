import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { DashboardScreen, loader } from './DashboardScreen.tsx';

const dashboard: RouteHandle = {
  titleKey: 'dashboard:title',
  crumb: dashboardPaths.home,
  screen: { kind: 'page', story: 'dashboard/Dashboard', lists: true },
};

/** The dashboard, below `/home`. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [{ path: 'dashboard', handle: dashboard, Component: DashboardScreen, loader }],
  },
];
