import { type ImportSourceStatus, listImportSources, type PublicFolder } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { importSourcesQueries } from './import-sources.ts';
import { pageReader } from './paged-reads.ts';
import { readAllPages } from './read-all-pages.ts';

const BY_NAME = { sortBy: 'displayName', descending: false };

type Named = Pick<PublicFolder, 'displayName' | 'primaryAddress'>;

/**
 * The source that is a public folder, by its address, or by its name where one of the two has no address; `null` where
 * none is. All such sources are read once for all folders: a search for each would miss a folder that was renamed.
 */
export const sourceOfPublicFolder = (folder: Named) =>
  queryOptions({
    queryKey: keyOf(listImportSources, { ...BY_NAME, publicFolders: true }),
    queryFn: async ({ client, signal }) => {
      // The service may refuse a type that this tenant cannot have.
      const served = await client.query(importSourcesQueries.types());
      const types = served.filter((type) => type.endsWith('PublicFolder'));
      const sources = await Promise.all(
        types.map((importSourceType) =>
          readAllPages(pageReader(client, listImportSources, { ...BY_NAME, importSourceType }), { signal }),
        ),
      );
      return sources.flat();
    },
    select: (sources) => sourceOf(folder, sources) ?? null,
  });

function sourceOf({ displayName, primaryAddress }: Named, sources: readonly ImportSourceStatus[]) {
  const address = primaryAddress.toLowerCase();
  const ofAddress =
    address !== '' && sources.find((source) => source.primaryAddress.toLowerCase() === address);
  if (ofAddress) return ofAddress;
  if (displayName === '') return undefined;
  return sources.find(
    (source) => source.displayName === displayName && (address === '' || source.primaryAddress === ''),
  );
}
