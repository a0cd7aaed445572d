import { DashboardIcon, GroupsIcon, UsersIcon } from '@archive-console/ui';
import type { BackgroundJob } from '@archive-console/api-client';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { type Area, defineArea } from './define-area.ts';

/** In the order of section 2 of the specification. */
export const areas: readonly Area[] = [
  defineArea({
    id: 'dashboard',
    prefix: dashboardPaths.home(),
    titleKey: 'shell:navigation.dashboard',
    icon: DashboardIcon,
    words: ['dashboard', 'components'],
    load: () => import('#features/dashboard/routes.tsx'),
  }),
  defineArea({
    id: 'users',
    prefix: usersPaths.list(),
    titleKey: 'shell:navigation.users',
    group: 'users-and-groups',
    icon: UsersIcon,
    words: ['users'],
    palette: async () => (await import('#entities/users/user-search.ts')).userSearch,
    load: () => import('#features/users/routes.tsx'),
  }),
  defineArea({
    id: 'groups',
    prefix: groupsPaths.list(),
    titleKey: 'shell:navigation.groups',
    group: 'users-and-groups',
    icon: GroupsIcon,
    words: ['groups'],
    palette: async () => (await import('#entities/groups/group-search.ts')).groupSearch,
    load: () => import('#features/groups/routes.tsx'),
  }),
];

/** What a return address may lead to. */
export const areaPrefixes = areas.map((area) => area.prefix);

/** The area a path lies in. */
export function areaOf(pathname: string): Area | undefined {
  return areas.find((area) => isPathUnder(pathname, area.prefix));
}

/** The area in which the work of a job is seen. */
export function areaOfJob({ jobType }: Pick<BackgroundJob, 'jobType'>): Area | undefined {
  return areas.find(({ jobs }) => jobs?.includes(jobType));
}
