import { type MiddlewareFunction, redirect } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { isFatal } from '#queries/fatal.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';
import { areaPrefixes, guardOf } from './areas.ts';
import { asksForTenant, entryRules } from './entry-rules.ts';
import type { Entry, Place, EntryNotice } from './entry-types.ts';
import { ScreenError } from './screen-error.ts';

type Next = Parameters<MiddlewareFunction>[1];

/**
 * The entry rules for a person who is signed in. Of the tenant the first answer is waited for, beside what the page
 * itself asks for: it is one step, not two in a row.
 */
export async function enterSignedIn(
  services: Services,
  place: Pick<Place, 'pathname' | 'search'>,
  next: Next,
): Promise<unknown> {
  const { queryClient } = services;
  const session = await queryClient.query(authenticationQueries.session());
  const early = entryFor(services, place);
  if ('show' in early && early.show === 'tenant-unknown') {
    await queryClient.query(tenantsQueries.current());
    await enter(services, entryFor(services, place));
    return next();
  }
  await enter(services, early);
  if (!asksForTenant(session, place) || tenantIn(services) !== undefined) return next();
  // A tenant that cannot be read locks no user out: the service itself refuses what is not allowed, and the frame says
  // what is missing. One that is not there ends everything (D64).
  const tenantRead = queryClient.query(tenantsQueries.current()).catch((error: unknown) => {
    if (isFatal(error)) throw error;
  });
  const [answer] = await Promise.all([next(), tenantRead]);
  await enter(services, entryFor(services, place));
  return answer;
}

/** What the rules say of a place, by what is known now. */
export function entryFor(
  services: Services,
  { pathname, search }: Pick<Place, 'pathname' | 'search'>,
): Entry {
  const { queryClient, storage } = services;
  const session = queryClient.getQueryData(authenticationQueries.session().queryKey);
  if (session === undefined) return { allow: true };
  const paymentReturn = storage.read('paymentReturn') ?? null;
  const place = { pathname, search, guard: guardOf(pathname), paymentReturn };
  return entryRules(session, tenantIn(services), place, areaPrefixes);
}

function tenantIn({ queryClient }: Services) {
  return queryClient.getQueryData(tenantsQueries.current().queryKey);
}

/** Says why the reader is sent elsewhere, once the words for it are there. */
export function sayWhyElsewhere(services: Services, notice: EntryNotice): void {
  import('./entry-notice.ts')
    .then(({ showEntryNotice }) => showEntryNotice(services, notice))
    .catch((error: unknown) => services.logger.error(error));
}

async function enter(services: Services, entry: Entry): Promise<void> {
  if ('goTo' in entry) {
    const { goTo, notice } = entry;
    if (notice !== undefined) sayWhyElsewhere(services, notice);
    throw redirect(goTo);
  }
  if ('allow' in entry) return;
  // The screen in place of everything else loads nothing by itself.
  const [{ NoPermissionsScreen }] = await Promise.all([
    import('./NoPermissionsScreen.tsx'),
    ensureWords(services.i18n, 'shell', 'tenants'),
  ]);
  throw new ScreenError(entry.why, NoPermissionsScreen);
}
