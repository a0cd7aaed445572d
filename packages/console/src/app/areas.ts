import { DashboardIcon, type IconShape, UsersIcon } from '@archive-console/ui';
import type { ParseKeys } from 'i18next';
import type { RouteObject } from 'react-router';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { AreaGuard } from './area-guard.ts';
import type { NavigationGroup } from './navigation-groups.ts';

/** One area of the console: its prefix, its place in the navigation, and its table of routes, fetched when it opens. */
export interface Area {
  id: string;
  prefix: string;
  titleKey: ParseKeys<'shell'>;
  /** Left out for an area that stands above the groups. */
  group?: NavigationGroup;
  /** Left out for an area that every tenant has. */
  guard?: AreaGuard;
  icon: IconShape;
  words: Namespace;
  load(): Promise<{ routes: RouteObject[] }>;
}

/** In the order of section 2 of the specification. */
export const areas: readonly Area[] = [
  {
    id: 'dashboard',
    prefix: dashboardPaths.home(),
    titleKey: 'navigation.dashboard',
    icon: DashboardIcon,
    words: 'dashboard',
    load: () => import('#features/dashboard/routes.tsx'),
  },
  {
    id: 'users',
    prefix: usersPaths.list(),
    titleKey: 'navigation.users',
    group: 'users-and-groups',
    icon: UsersIcon,
    words: 'users',
    load: () => import('#features/users/routes.tsx'),
  },
];

/** What a return address may lead to. */
export const areaPrefixes = areas.map((area) => area.prefix);

/** The area a path lies in. */
export function areaOf(pathname: string): Area | undefined {
  return areas.find((area) => isPathUnder(pathname, area.prefix));
}
