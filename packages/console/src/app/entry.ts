import { type MiddlewareFunction, redirect } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { ensureWords } from '#shared/i18n.ts';
import { servicesOf } from '#shared/services.ts';
import { areas } from './areas.ts';
import { entryRules } from './entry-rules.ts';

const prefixes = areas.map((area) => area.prefix);

/** Thrown past the layouts: the person is signed in, but not an administrator (E04). */
export class NoPermissions extends Error {
  override readonly name = 'NoPermissions';
}

/** Applies the entry rules on every navigation (E01). */
export const entryMiddleware: MiddlewareFunction = async ({ request, context }, next) => {
  const { i18n, queryClient } = servicesOf(context);
  const session = await queryClient.query(authenticationQueries.session());
  const { pathname, search } = new URL(request.url);
  const entry = entryRules(session, { pathname, search }, prefixes);
  if ('goTo' in entry) throw redirect(entry.goTo);
  if ('show' in entry) {
    // The screen in place of everything else loads nothing by itself.
    await ensureWords(i18n, 'shell');
    throw new NoPermissions(entry.why);
  }
  return next();
};
