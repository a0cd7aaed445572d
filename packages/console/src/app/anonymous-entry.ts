import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { setupPaths } from '#shared/paths/setup.ts';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import { HOME, safeReturnAddress } from '#shared/navigation/return-address.ts';
import type { Entry, Place } from './entry-types.ts';

/** What a person who is not signed in may open (E11). */
const OPEN = [authenticationPaths.login(), accountsPaths.forgotPassword(), setupPaths.start()];

/** The entry rules for a person who is not signed in. All that the first page needs of them. */
export function anonymousEntry(place: Place, prefixes: readonly string[]): Entry {
  const isOpen = OPEN.some((prefix) => isPathUnder(place.pathname, prefix));
  if (isOpen || isTwoFactorLink(place)) return { allow: true };
  const wanted = safeReturnAddress(`${place.pathname}${place.search}`, prefixes);
  const isUnknown = !isPage(place.pathname, prefixes);
  return {
    goTo: withWanted(authenticationPaths.login(), wanted),
    why: 'E11: signed out',
    ...(isUnknown && { notice: 'unknown' }),
  };
}

/** What leads to sign-in by itself, has a page of its own, or lies in an area. */
function isPage(pathname: string, prefixes: readonly string[]): boolean {
  const alone = ['/', HOME, tenantsPaths.provisioning(), tenantsPaths.terminated()];
  return (
    alone.some((page) => isSame(pathname, page)) || prefixes.some((prefix) => isPathUnder(pathname, prefix))
  );
}

/** The link in a mail that switches the second factor off: its holder may open it (E15). */
export function isTwoFactorLink({ pathname, search }: Place): boolean {
  const link = new URL(accountsPaths.disableTwoFactor(''), 'https://console.invalid');
  return isSame(pathname, link.pathname) && (new URLSearchParams(search).get('id') ?? '') !== '';
}

/** An address that remembers where a person wanted to go. */
export function withWanted(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?continue=${encodeURIComponent(wanted)}`;
}

export const isSame = (pathname: string, page: string) => pathname === page || pathname === `${page}/`;
