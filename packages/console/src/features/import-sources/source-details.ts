import { ImportIcon } from '@archive-console/ui';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';

/** The pages about one import source. */
export const sourceDetails = detailsOf({
  param: 'importSourceId',
  read: importSourcesQueries.detail,
  nameOf: ({ displayName }) => displayName,
  notFound: 'ImportSource.NotFound',
  icon: ImportIcon,
  tabs: {
    overview: { label: 'import-sources:details.tab.overview' },
    imports: { label: 'import-sources:details.tab.imports', count: importSourcesQueries.taskCount },
  },
  paths: importSourcesPaths,
  words: {
    tabs: 'import-sources:details.tabs',
    loading: 'import-sources:details.loading',
    stopped: 'import-sources:details.stopped',
    notFoundTitle: 'import-sources:details.notFound.title',
    notFoundText: 'import-sources:details.notFound.text',
    toList: 'import-sources:details.toList',
    toObject: 'import-sources:details.toSource',
  },
});
