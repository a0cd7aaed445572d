import type { Hub } from '@archive-console/api-client/hub';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#queries/change.ts';
import { invalidateUnreported, isOnItsWay } from '#queries/invalidation.ts';
import { invalidatedByEvent, openHub } from '#queries/live.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';

/** So long after the first connection at least, in milliseconds: the first page has its time. */
const AFTER_MS = 2000;
/** So much longer at most, and so long after a loss: many consoles must not ask at once (R9). */
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

/** What a hub is opened with, and which reads may be sent again at all. */
type Options = Parameters<typeof openHub>[1] & { canReadAgain: (read: Query) => boolean };

/**
 * A hub whose events invalidate reads. What was sent before its first connection, and may have been changed between the
 * two without a report, is read again once, some seconds later; after a loss, all that is on screen.
 */
export function openHubAndReadAgain(queryClient: QueryClient, { canReadAgain, ...options }: Options): Hub {
  const hub = openHub(queryClient, options);
  let isFirst = true;
  let callOff: (() => void) | undefined;
  // It holds reads that may have left the cache since, and their answers.
  const letGo = (): void => {
    callOff = undefined;
  };
  hub.subscribe(() => {
    const { phase } = hub.state();
    if (phase === 'off') {
      callOff?.();
      letGo();
      isFirst = true;
    } else if (phase === 'live' && isFirst) {
      isFirst = false;
      callOff = readAgainLater(queryClient, canReadAgain, letGo);
    }
  });
  hub.onReconnected(() => {
    callOff?.();
    const onTheirWay = readsOnTheirWay(queryClient);
    callOff = after(Math.random() * SPREAD_MS, () => {
      letGo();
      invalidateUnreported(
        queryClient,
        (read) => (read.state.status !== 'pending' || onTheirWay.has(read)) && canReadAgain(read),
      );
    });
  });
  return hub;
}

/** Reads again what was sent before now, once the page is idle. Answers how to call it off. */
function readAgainLater(
  queryClient: QueryClient,
  canReadAgain: Options['canReadAgain'],
  onBegun: () => void,
): () => void {
  const now = Date.now();
  const onTheirWay = readsOnTheirWay(queryClient);
  const wasSentBefore = (read: Query) =>
    onTheirWay.has(read) || (read.state.status === 'success' && read.state.dataUpdatedAt < now);
  const readAgain = (): void => {
    onBegun();
    invalidateUnreported(
      queryClient,
      (read) =>
        wasSentBefore(read) &&
        // What failed says so, and offers to be tried again: it does not change under the pointer.
        read.state.status !== 'error' &&
        reported.has(read.queryKey[0]) &&
        canReadAgain(read),
    );
  };
  let callOff = after(AFTER_MS + Math.random() * SPREAD_MS, () => {
    callOff = whenPageIsIdle(queryClient, readAgain);
  });
  return () => callOff();
}

/** Those that were sent and have no answer yet: it may not know of what has changed until now. */
const readsOnTheirWay = (queryClient: QueryClient): ReadonlySet<Query> =>
  new Set(queryClient.getQueryCache().findAll({ predicate: isOnItsWay }));

/** Acts after so many milliseconds. Answers how to call it off. */
function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
