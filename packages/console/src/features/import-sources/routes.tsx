import type { RouteObject } from 'react-router';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { areaRoutes } from '#shared/navigation/area-routes.ts';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { loader as listLoader, SourceListScreen } from './SourceListScreen.tsx';

const sources: RouteHandle = {
  titleKey: 'import-sources:list.title',
  crumb: () => importSourcesPaths.list(),
};
const list: RouteHandle = { screen: { kind: 'list', story: 'import-sources/SourceList', acts: true } };
const publicFolders = page(() => import('./PublicFolderListScreen.tsx'), 'PublicFolderListScreen', {
  titleKey: 'import-sources:folders.title',
  screen: { kind: 'list', story: 'import-sources/PublicFolderList' },
});
const details: RouteHandle = {
  titleKey: 'import-sources:details.title',
  name: ({ importSourceId = '' }) => importSourcesQueries.name(importSourceId),
  crumb: ({ importSourceId = '' }) => importSourcesPaths.details(importSourceId),
};
const frame = page(() => import('./SourceDetailsScreen.tsx'), 'SourceDetailsScreen', {
  screen: { kind: 'details', story: 'import-sources/SourceDetails', acts: true },
});
const overview = page(() => import('./SourceOverviewTab.tsx'), 'SourceOverviewTab', {
  screen: { kind: 'tab', story: 'import-sources/SourceOverviewTab' },
});
const imports = page(() => import('./ImportTasksTab.tsx'), 'ImportTasksTab', {
  screen: { kind: 'tab', story: 'import-sources/ImportTasksTab', acts: true, lists: true },
});

export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: areaRoutes({
      path: 'import-sources',
      handle: sources,
      list: { handle: list, Component: SourceListScreen, loader: listLoader },
      create: { 'public-folders': publicFolders },
      object: {
        param: 'importSourceId',
        handle: details,
        path: importSourcesPaths.details,
        frame,
        tabs: { overview, imports },
      },
    }),
  },
];
