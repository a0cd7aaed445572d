import { listImportSources } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import type { Changes } from './change.ts';
import { pageReader } from './paged-reads.ts';
import { readAllPages } from './read-all-pages.ts';

/** What each kind of change makes stale: so far only changes made elsewhere. */
export const importSourcesChanges = {
  elsewhere: { invalidates: ['listImportSources'] },
} satisfies Changes;

export const importSourcesQueries = {
  /** The sources of exactly this name: a mailbox and its source share it, and no id. */
  named: (name: string) => {
    const request = { filter: name, sortBy: 'displayName', descending: false };
    return queryOptions({
      queryKey: keyOf(listImportSources, { ...request, all: true }),
      queryFn: ({ client, signal }) =>
        readAllPages(pageReader(client, listImportSources, request), { signal }),
      select: (sources) => sources.filter(({ displayName }) => displayName === name),
    });
  },
};
