import type { QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#queries/change.ts';
import { isAboutDeleted } from '#queries/deleted-objects.ts';
import { invalidatedByEvent, openHub } from '#queries/live.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';

/** So long after the first connection at least, in milliseconds: the first page has its time. */
const AFTER_MS = 2000;
/** So much longer at most: many consoles must not ask at once (R9). */
const SPREAD_MS = 2000;

/** A page shows nothing of these while they are read again, and the last two ask Microsoft as well: they wait for a report. */
const waiting: readonly OperationName[] = [
  'calculateSubscriptionPrice',
  'getMicrosoft365Status',
  'isJournalRuleConfigured',
];

const reported: ReadonlySet<unknown> = new Set(
  Object.values(invalidatedByEvent)
    .flatMap(({ invalidates }) => invalidates)
    .filter((operation) => !waiting.includes(operation)),
);

/**
 * A hub whose events invalidate reads. What was read before its first connection, and may have been changed between the
 * two without a report, is read again once, some seconds later.
 */
export const openHubAndReadAgain: typeof openHub = (queryClient, options) => {
  const hub = openHub(queryClient, options);
  let isFirst = true;
  let callOff = () => {};
  hub.subscribe(() => {
    const { phase } = hub.state();
    if (phase === 'off') {
      callOff();
      isFirst = true;
    } else if (phase === 'live' && isFirst) {
      isFirst = false;
      callOff = readAgainLater(queryClient, Date.now());
    }
  });
  return hub;
};

/** Reads again what was read before a moment, once the page is idle. Answers how to call it off. */
function readAgainLater(queryClient: QueryClient, moment: number): () => void {
  const readAgain = () =>
    void queryClient.invalidateQueries({
      // What failed says so, and offers to be tried again: it does not change under the pointer.
      predicate: ({ queryKey, state: { dataUpdatedAt, status } }) =>
        status === 'success' &&
        dataUpdatedAt < moment &&
        reported.has(queryKey[0]) &&
        !isAboutDeleted(queryClient, queryKey),
    });
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(
    () => {
      callOff = whenPageIsIdle(queryClient, readAgain);
    },
    AFTER_MS + Math.random() * SPREAD_MS,
  );
  return () => callOff();
}
