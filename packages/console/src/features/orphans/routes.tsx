import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import { orphansPaths } from '#shared/paths/orphans.ts';

const desk = page(() => import('./OrphanDeskScreen.tsx'), 'OrphanDeskScreen', {
  titleKey: 'orphans:title',
  crumb: orphansPaths.desk,
  screen: { kind: 'page', story: 'orphans/OrphanDesk', acts: true, lists: true },
});

export const routes: RouteObject[] = [{ path: 'orphans', ...desk }];
