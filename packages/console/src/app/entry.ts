import { type MiddlewareFunction, redirect } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { areaPrefixes } from './areas.ts';
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
  const entry = anonymousEntry(place, areaPrefixes);
  if ('goTo' in entry) throw redirect(entry.goTo);
  return next();
};
