import type { ImportSourceStatus } from '@archive-console/api-client';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';

/** How the palette finds import sources. */
export const sourceSearch = paletteSearch<ImportSourceStatus>(importSourcesQueries.found, (source) => ({
  path: importSourcesPaths.details(source.importSourceId),
  label: source.displayName,
}));
