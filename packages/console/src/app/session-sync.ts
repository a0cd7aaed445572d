import { getTenant } from '@archive-console/api-client';
import { authenticationQueries, type Session } from '#queries/authentication.ts';
import { isForbidden, noticeSessionEnd, readSessionAgain } from '#queries/session-again.ts';
import type { Services } from '#shared/runtime/services.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';
import { entryFor } from './enter-signed-in.ts';
import { isAdministrator } from './entry-rules.ts';
import { fetchSessionEnded } from './fetch-session-ended.ts';

/** What is notified of the pages: where they stand, and how they begin again. */
export interface Pages {
  state: {
    initialized: boolean;
    navigation: { state: string };
    revalidation: string;
    location: { pathname: string; search: string };
  };
  subscribe(listener: () => void): () => void;
  revalidate(): Promise<void>;
}

/**
 * What goes on beside the pages of an administrator. Once the first page has what it needs, environment, service
 * status and subscription are read (E06) and the hub is started (E07). When the tenant changes, the entry rules are
 * applied again: a tenant that is ready or has been terminated leads elsewhere without a press. Where a call is forbidden,
 * it is asked whether the role is why, and while the hub is away, whether the session is. Answers how to end it.
 */
export function syncSession(services: Services, pages: Pages): () => void {
  const { queryClient, live } = services;
  const { queryKey } = authenticationQueries.session();
  let begun: Session | undefined;
  let hasLostRole = false;
  let callOff = () => {};

  const administrator = () => {
    const session = queryClient.getQueryData(queryKey);
    return session !== undefined && isAdministrator(session) ? session : undefined;
  };

  function begin(session: Session): void {
    begun = session;
    callOff();
    callOff = whenPageIsIdle(queryClient, () => {
      if (administrator() !== session) return;
      live.start();
      // Here before it is needed; tried again then.
      fetchSessionEnded(services).catch(() => undefined);
      import('./prefetch-session-data.ts').then(
        ({ prefetchSessionData }) =>
          // The session may have ended meanwhile.
          administrator() === session ? prefetchSessionData(services) : undefined,
        (error: unknown) => services.logger.error(error),
      );
    });
  }

  function look(): void {
    const session = administrator();
    if (
      session === undefined &&
      begun !== undefined &&
      queryClient.getQueryData(queryKey)?.isAuthenticated === true
    ) {
      // The administrator role is taken away: the entry rules say where to go (E04).
      begun = undefined;
      hasLostRole = true;
      void pages.revalidate();
      return;
    }
    if (session !== undefined && hasLostRole) {
      // It is given back: so is the page, and its form finds what was typed.
      hasLostRole = false;
      void pages.revalidate();
      return;
    }
    const { initialized, navigation, revalidation, location } = pages.state;
    const isSettled = initialized && navigation.state === 'idle' && revalidation === 'idle';
    if (session === undefined || !isSettled) return;
    if (session !== begun) begin(session);
    if ('goTo' in entryFor(services, location)) void pages.revalidate();
  }

  /** The role may be taken away: whether it is, the session says. */
  function lookUpWhereForbidden(error: unknown): void {
    if (isForbidden(error) || (error instanceof Error && isForbidden(error.cause)))
      void readSessionAgain(queryClient);
  }

  const stopPages = pages.subscribe(look);
  const stopReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const [name] = event.query.queryKey;
    // After this turn: a component that shows the same answer is notified first.
    if (name === getTenant.name || name === queryKey[0]) queueMicrotask(look);
    if (event.action.type === 'error') lookUpWhereForbidden(event.action.error);
  });
  const stopWrites = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') lookUpWhereForbidden(event.action.error);
  });
  // A line that is refused says nothing of why: an idle page would wait for one for ever.
  const stopLive = live.subscribe(() => {
    if (live.state().phase === 'reconnecting' && administrator() !== undefined)
      void noticeSessionEnd(queryClient);
  });
  look();
  return () => {
    callOff();
    stopPages();
    stopReads();
    stopWrites();
    stopLive();
  };
}
