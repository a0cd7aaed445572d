import { type Tenant, TENANT_ADMIN } from '@archive-console/api-client';
import type { Session } from '#queries/authentication.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { setupPaths } from '#shared/paths/setup.ts';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import { HOME, safeReturnAddress } from '#shared/navigation/return-address.ts';
import { type AreaGuard, isAllowed } from './area-guard.ts';
import { anonymousEntry, isSame, isTwoFactorLink, withWanted } from './anonymous-entry.ts';
import type { Entry, EntryNotice, Place } from './entry-types.ts';

/** What is decided by of a tenant. */
export type TenantFacts = Pick<Tenant, 'tenantType' | 'tenantState' | 'isBillingActivated'>;

const allow: Entry = { allow: true };

/** The states of a tenant that have a page of their own, and that page alone (E08, E09). */
const statePages = { Provisioning: tenantsPaths.provisioning(), Terminated: tenantsPaths.terminated() };
type StateWithPage = keyof typeof statePages;

/**
 * The entry rules of the specification, section 2, for one navigation.
 *
 * @param tenant left out while it is not known: what it decides is then left open, except where an area asks for it
 * @param prefixes what a return address may lead to
 */
export function entryRules(
  session: Session,
  tenant: TenantFacts | undefined,
  place: Place,
  prefixes: readonly string[],
): Entry {
  if (isTwoFactorLink(place)) return allow;
  if (!session.isAuthenticated) return anonymousEntry(place, prefixes);
  if (!isAdministrator(session)) return { show: 'no-permissions', why: 'E04: not an administrator' };
  const { pathname } = place;
  const state = stateWithPage(tenant);
  if (state !== undefined) return inState(state, place, prefixes);
  if (isStatePage(pathname)) {
    if (tenant === undefined) return allow;
    return inReady(place, prefixes);
  }
  if (!isPathUnder(pathname, HOME) || isHome(pathname)) return onwards(place, prefixes);
  return place.guard === undefined ? allow : guarded(place.guard, tenant, place.paymentReturn ?? null);
}

/** Whether this is a person the console is for. */
export function isAdministrator(session: Session): boolean {
  return session.isAuthenticated && session.roles.includes(TENANT_ADMIN);
}

/** Whether a place is open with the right tenant only: the tenant has to be known before it is shown. */
export function asksForTenant(session: Session, { pathname }: Place): boolean {
  return isAdministrator(session) && isPathUnder(pathname, HOME) && !isStatePage(pathname);
}

function stateWithPage(tenant: TenantFacts | undefined): StateWithPage | undefined {
  return (['Provisioning', 'Terminated'] as const).find((state) => state === tenant?.tenantState);
}

/** What was wanted waits until the tenant is ready; after the end of a contract there is nothing to wait for. */
function inState(state: StateWithPage, place: Place, prefixes: readonly string[]): Entry {
  const page = statePages[state];
  if (isSame(place.pathname, page)) return allow;
  if (state === 'Terminated') return { goTo: page, why: 'E09: the contract has ended' };
  const wanted =
    safeReturnAddress(`${place.pathname}${place.search}`, prefixes) ?? wantedFrom(place, prefixes);
  const isUsual = wanted === dashboardPaths.home();
  return { goTo: withWanted(page, isUsual ? undefined : wanted), why: 'E08: being set up' };
}

/** The page of a state has nothing to say of a tenant in another. */
function inReady(place: Place, prefixes: readonly string[]): Entry {
  return {
    goTo: wantedFrom(place, prefixes) ?? dashboardPaths.home(),
    why: 'E08, E09: neither being set up nor ended',
    ...(isSame(place.pathname, statePages.Provisioning) && { notice: 'ready' }),
  };
}

function onwards(place: Place, prefixes: readonly string[]): Entry {
  const notice = noticeOnwards(place.pathname);
  return {
    goTo: wantedFrom(place, prefixes) ?? dashboardPaths.home(),
    why: 'E10, E17: signed in, and not on an internal page',
    ...(notice !== undefined && { notice }),
  };
}

/** Who opens the console or its sign-in finds what was wanted; any other address led somewhere, or was meant to. */
function noticeOnwards(pathname: string): EntryNotice | undefined {
  if ([accountsPaths.forgotPassword(), setupPaths.start()].some((prefix) => isPathUnder(pathname, prefix)))
    return 'signed-in';
  const isBeginning = ['/', HOME, authenticationPaths.login()].some((page) => isSame(pathname, page));
  return isBeginning ? undefined : 'unknown';
}

function guarded(guard: AreaGuard, tenant: TenantFacts | undefined, paymentReturn: string | null): Entry {
  const home = dashboardPaths.home();
  if (guard === 'payment-return') {
    // Nothing kept counts as allowed, an empty address does not (D15).
    if (paymentReturn === null || paymentReturn !== '') return allow;
    return { goTo: home, why: 'E19: no payment was begun here', notice: guard };
  }
  if (tenant === undefined) return { show: 'tenant-unknown', why: 'E18, E20: it depends on the tenant' };
  if (isAllowed(guard, tenant)) return allow;
  return { goTo: home, why: `E18, E20: this tenant has no ${guard}`, notice: guard };
}

function wantedFrom({ search }: Place, prefixes: readonly string[]): string | undefined {
  return safeReturnAddress(new URLSearchParams(search).get('continue'), prefixes);
}

const isHome = (pathname: string) => isSame(pathname, HOME);
const isStatePage = (pathname: string) => Object.values(statePages).some((page) => isSame(pathname, page));
