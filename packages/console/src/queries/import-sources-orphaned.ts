import { type ImportSource, listImportSources, type Page } from '@archive-console/api-client';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { keyOf } from './api.ts';
import { AT_ONCE, eachAtOnce } from './few-at-once.ts';
import { importSourcesQueries, type ListedSource, readImportSources } from './import-sources.ts';
import { readAllPages, type ReadProgress } from './read-all-pages.ts';
import { isSessionOver } from './read-of-each.ts';

const BY_NAME = { sortBy: 'displayName', descending: false };
const SHOW_EVERY = 10;
/** So many that fail one after the other say that the service is at fault: the rest is not asked for. */
const MOST_IN_VAIN = 20;
/** What was read of a source counts as long: a further try asks for those that are missing. */
const KEPT_MS = 5 * 60_000;

/** The sources whose mailbox was deleted, as far as they could be read. */
export interface OrphanedSources extends Page<ImportSource> {
  /** Sources of which it is not known. */
  unread: readonly Pick<ListedSource, 'id' | 'displayName'>[];
  /** Why the last of them could not be read. */
  error?: unknown;
}

/** How many of the sources have been looked at for it. */
export const orphanedProgress = () =>
  queryOptions<ReadProgress>({ queryKey: ['orphanedProgress'], queryFn: skipToken });

/** When a source could not be read, in milliseconds since 1970; 0 where it was not tried or did not fail. */
const failureOf = (client: QueryClient, id: string): number =>
  client.getQueryState(importSourcesQueries.flags(id).queryKey)?.errorUpdatedAt ?? 0;

/** The sources whose mailbox was deleted: each source says it for itself, so all of them are read. */
export const orphanedSources = () =>
  queryOptions({
    queryKey: keyOf(listImportSources, { ...BY_NAME, orphaned: true }),
    queryFn: async ({ client, signal }): Promise<OrphanedSources> => {
      const sources = await readAllPages(readImportSources(client, BY_NAME), { signal });
      const read = new Map<string, ImportSource>();
      let error: unknown;
      let inVain = 0;
      let looked = 0;
      const { queryKey } = orphanedProgress();
      const show = () => client.setQueryData(queryKey, { done: looked, total: sources.length });
      const look = async ({ id }: ListedSource) => {
        if (inVain >= MOST_IN_VAIN) return;
        try {
          read.set(id, await client.query({ ...importSourcesQueries.flags(id), staleTime: KEPT_MS }));
          inVain = 0;
        } catch (failure) {
          // Every further read would fail too.
          if (isSessionOver(failure)) throw failure;
          error = failure;
          inVain += 1;
        }
        looked += 1;
        if (looked % SHOW_EVERY === 0) show();
      };
      show();
      // What failed before would use up all that may fail: first comes what was not tried, then what failed longest ago.
      const failedAt = new Map(sources.map(({ id }) => [id, failureOf(client, id)]));
      const inTurn = sources.toSorted(
        (one, other) => (failedAt.get(one.id) ?? 0) - (failedAt.get(other.id) ?? 0),
      );
      // A page that is left asks no more.
      await eachAtOnce(AT_ONCE, inTurn, look, signal);
      signal.throwIfAborted();
      if (read.size === 0 && error !== undefined) throw error;
      const rows = sources.flatMap(({ id }) => read.get(id) ?? []).filter(({ orphaned }) => orphaned);
      const unread = sources.filter(({ id }) => !read.has(id));
      return { rows, totalRows: rows.length, hasMore: false, unread, error };
    },
  });
