import { authenticationQueries } from '#queries/authentication.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import type { Services } from '#shared/runtime/services.ts';

/**
 * Keeps the tabs of a browser with one person: a sign-out or sign-in in another tab takes effect
 * here as well, before anything is written in the name of a person who has signed out. Answers how
 * to end it.
 */
export function syncTabs(
  services: Services,
  pages: { state: { location: { pathname: string } } },
): () => void {
  const { live, queryClient, renewal, startFresh, storage, tabs } = services;
  const { queryKey } = authenticationQueries.session();
  const known = () => {
    const session = queryClient.getQueryData(queryKey);
    return session?.isAuthenticated === true ? session.userId : undefined;
  };
  let reported: string | undefined;
  const stopReading = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKey[0]) return;
    const person = known();
    // The same person again is news as well: other tabs may be waiting for them.
    if (person === reported) return;
    reported = person;
    if (person === undefined) return;
    storage.belongTo(person);
    tabs.notify({ signedIn: person });
  });
  tabs.hear((news) => {
    const person = known();
    if ('signingOut' in news) {
      // A hub that the service closes would come back with the token of a session that is over.
      if (news.signingOut) live.stop();
      else if (person !== undefined) live.start();
    } else if ('signedOut' in news) {
      storage.forgetPerson(person);
      if (person !== undefined) startFresh(authenticationPaths.login());
    } else if (!('signedIn' in news)) return;
    else if (renewal.asked() !== undefined) void renewal.signedIn();
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
