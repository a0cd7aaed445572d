import { authenticationQueries } from '#queries/authentication.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import type { Services } from '#shared/services.ts';

/**
 * Keeps the tabs of a browser with one person: who signs out or in elsewhere does so here as well, before anything is
 * written in the name of somebody who is gone. Answers how to end it.
 */
export function attendTabs(
  services: Services,
  pages: { state: { location: { pathname: string } } },
): () => void {
  const { queryClient, renewal, startFresh, storage, tabs } = services;
  const { queryKey } = authenticationQueries.session();
  const known = () => {
    const session = queryClient.getQueryData(queryKey);
    return session?.isAuthenticated === true ? session.userId : undefined;
  };
  let told: string | undefined;
  const stopReading = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const person = type === 'updated' && query.queryKey[0] === queryKey[0] ? known() : undefined;
    if (person === undefined || person === told) return;
    told = person;
    storage.belongTo(person);
    tabs.tell({ signedIn: person });
  });
  tabs.hear((news) => {
    const person = known();
    if ('signedOut' in news) {
      if (person !== undefined) startFresh(authenticationPaths.login());
    } else if (renewal.asked() !== undefined) void renewal.signedIn();
    else if (person === undefined) {
      // Only sign-in itself is done: another page without a session has its own end.
      if (pages.state.location.pathname === authenticationPaths.login()) startFresh();
    } else if (person !== news.signedIn) startFresh(dashboardPaths.home());
  });
  return () => {
    stopReading();
    tabs.end();
  };
}
