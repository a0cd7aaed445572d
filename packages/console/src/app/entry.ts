import { type MiddlewareFunction, redirect } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { HOME } from '#shared/navigation/return-address.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { anonymousEntry } from './anonymous-entry.ts';

/**
 * Applies the entry rules on every navigation (E01). The session is asked for once (E02). What decides of a person who
 * is signed in comes with the first page behind sign-in.
 */
export const entryMiddleware: MiddlewareFunction = async ({ request, context }, next) => {
  const services = servicesOf(context);
  const session = await services.queryClient.query(authenticationQueries.session());
  const place = new URL(request.url);
  if (session.isAuthenticated) {
    const { enterSignedIn } = await import('./enter-signed-in.ts');
    return enterSignedIn(services, place, next);
  }
  // An address behind sign-in has had the areas fetched by now, to find its page; without them it is not remembered.
  const isBehind = isPathUnder(place.pathname, HOME);
  const areas = isBehind ? await import('./areas.ts').catch(() => undefined) : undefined;
  const entry = anonymousEntry(place, areas?.areaPrefixes ?? []);
  if ('goTo' in entry) {
    const { goTo, notice } = entry;
    // Without the areas it is not known whether there is such a page.
    if (notice !== undefined && isBehind === (areas !== undefined))
      import('./entry-notice.ts')
        .then(({ showEntryNotice }) => showEntryNotice(services, notice))
        .catch((error: unknown) => services.logger.error(error));
    throw redirect(goTo);
  }
  return next();
};
