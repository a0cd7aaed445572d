import { getTenant } from '@archive-console/api-client';
import { authenticationQueries, type Session } from '#queries/authentication.ts';
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
 * applied again: a tenant that is ready or has been terminated leads elsewhere without a press. Answers how to end it.
 */
export function syncSession(services: Services, pages: Pages): () => void {
  const { queryClient, live } = services;
  const { queryKey } = authenticationQueries.session();
  let begun: Session | undefined;
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
        ({ prefetchSessionData }) => prefetchSessionData(services),
        (error: unknown) => services.logger.error(error),
      );
    });
  }

  function look(): void {
    const session = administrator();
    const { initialized, navigation, revalidation, location } = pages.state;
    const isSettled = initialized && navigation.state === 'idle' && revalidation === 'idle';
    if (session === undefined || !isSettled) return;
    if (session !== begun) begin(session);
    if ('goTo' in entryFor(services, location)) void pages.revalidate();
  }

  const stopPages = pages.subscribe(look);
  const stopTenant = queryClient.getQueryCache().subscribe(({ type, query }) => {
    // After this turn: a component that shows the same answer is notified first.
    if (type === 'updated' && query.queryKey[0] === getTenant.name) queueMicrotask(look);
  });
  look();
  return () => {
    callOff();
    stopPages();
    stopTenant();
  };
}
