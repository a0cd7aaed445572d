import { TENANT_ADMIN } from '@archive-console/api-client';
import type { Session } from '#queries/authentication.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { safeReturnAddress } from '#shared/return-address.ts';

/** Where a navigation wants to go. */
export interface Place {
  pathname: string;
  search: string;
}

/** What becomes of a navigation. */
export type Entry = { allow: true } | { goTo: string; why: string } | { show: 'no-permissions'; why: string };

/** Everything behind sign-in lies under this prefix. */
const INTERNAL = '/home';

/** The entry rules of the specification, section 2, for one navigation. */
export function entryRules(session: Session, place: Place, prefixes: readonly string[]): Entry {
  const internal = place.pathname === INTERNAL || place.pathname.startsWith(`${INTERNAL}/`);
  if (!session.isAuthenticated) {
    if (place.pathname === authenticationPaths.login()) return { allow: true };
    const wanted = safeReturnAddress(`${place.pathname}${place.search}`, prefixes);
    const search = wanted === undefined ? '' : `?continue=${encodeURIComponent(wanted)}`;
    return { goTo: `${authenticationPaths.login()}${search}`, why: 'E11: signed out' };
  }
  if (!session.roles.includes(TENANT_ADMIN))
    return { show: 'no-permissions', why: 'E04: not an administrator' };
  if (internal && place.pathname !== INTERNAL) return { allow: true };
  const wanted = safeReturnAddress(new URLSearchParams(place.search).get('continue'), prefixes);
  return { goTo: wanted ?? dashboardPaths.home(), why: 'E10, E17: signed in, not on an internal page' };
}
