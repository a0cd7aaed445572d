import type { ImportTask } from '@archive-console/api-client';
import { queryOptions } from '@tanstack/react-query';
import { importSourcesQueries, type ListedSource, readImportSources } from './import-sources.ts';
import { readOfEach } from './read-of-each.ts';

const BY_NAME = { sortBy: 'displayName', descending: false };
const ROWS = 100;
/** Only the imports of a source say when they ended, so each is read by itself: so many, a few at a time. */
const MOST_SOURCES = 200;

/** What ended of imports since a moment, as far as it was looked at. */
export interface EndedSince {
  /** By themselves, well or not. */
  ended: number;
  failed: number;
  canceled: number;
  /** Mails that came into the archive by them. */
  mails: number;
  /** Sources whose imports were not looked at, because there are too many. */
  notLookedAt: number;
  /** Sources whose imports could not be read. */
  unread: number;
}

/** Whether there may be more than was seen. */
export const isPartial = ({ notLookedAt, unread }: EndedSince) => notLookedAt + unread > 0;

/** What ended of imports since then: those that failed are looked at first, then the sources in the order of their names. */
export const importsEndedSince = (since: Date | undefined) =>
  queryOptions({
    queryKey: ['importsEndedSince', since?.getTime()],
    enabled: since !== undefined,
    staleTime: Infinity,
    queryFn: async ({ client, signal }): Promise<EndedSince> => {
      const page = (number: number, state?: 'Failed') =>
        readImportSources(client, { ...BY_NAME, ...(state && { importSourceTaskState: state }) })(
          { page: number, rowsPerPage: ROWS },
          signal,
        );
      const [failed, first] = await Promise.all([page(1, 'Failed'), page(1)]);
      const second = first.totalRows > ROWS ? await page(2) : { rows: [] };
      const listed = [...failed.rows, ...first.rows, ...second.rows];
      const named = [...new Map(listed.map((row) => [row.id, row])).values()];
      const sources = named.slice(0, MOST_SOURCES);
      const tasks: ImportTask[] = [];
      let unread = 0;
      const each = {
        signal,
        onRead(_: ListedSource, { rows }: { rows: readonly ImportTask[] }) {
          tasks.push(...rows);
        },
        onFailed() {
          unread += 1;
        },
      };
      const imported = sources.filter(({ importSourceTaskState }) => importSourceTaskState !== 'None');
      const recent = ({ id }: ListedSource) =>
        client.query({ ...importSourcesQueries.recentTasks(id), staleTime: 0 });
      await readOfEach(client, imported, recent, each);
      signal.throwIfAborted();
      return { ...endedSince(tasks, since), unread, notLookedAt: first.totalRows - sources.length };
    },
  });

/** What ended of these since then. */
function endedSince(tasks: readonly ImportTask[], since = new Date()) {
  const over = tasks.filter(
    ({ executionCompletionDate: end }) => end !== null && Date.parse(end) >= since.getTime(),
  );
  const inState = (wanted: string) => over.filter(({ state }) => state === wanted).length;
  const canceled = inState('Cancelled');
  return {
    ended: over.length - canceled,
    failed: inState('Failed'),
    canceled,
    mails: over.reduce((sum, { importedMails }) => sum + (importedMails ?? 0), 0),
  };
}
