import {
  createTrustedDomain,
  deleteTrustedDomain,
  getTrustedDomain,
  getTrustedDomainVerifier,
  type InputOf,
  listEmailAddresses,
  listTrustedDomains,
  listUsers,
  type TrustedDomain,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { detailQuery, nameQuery, query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';
import { queryAfterOwnRows } from './own-rows.ts';
import { type AnyPage, countQuery, foundQuery, namedQuery, pageReader, rowSeen } from './paged-reads.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const trustedDomainsChanges = {
  creation: {
    invalidates: ['listTrustedDomains'],
    about: (_input: unknown, domain?: TrustedDomain) => domain && { trustedDomainId: [domain.id] },
  },
  /** A synchronization takes a domain over, or another administrator deletes it. */
  elsewhere: { invalidates: ['listTrustedDomains', 'getTrustedDomain'] },
  deletion: {
    invalidates: ['listTrustedDomains'],
    about: ({ trustedDomainId }: { trustedDomainId: string }) => ({ trustedDomainId: [trustedDomainId] }),
    deletes: ({ trustedDomainId }: { trustedDomainId: string }) => ({
      names: { trustedDomainId },
      read: 'getTrustedDomain',
    }),
  },
} satisfies Changes;

/** A domain as lists show it; one that is pending exists in this browser only, with an id of its own (D40). */
export interface ListedDomain extends TrustedDomain {
  isPending?: boolean;
}

type ListRequest = AnyPage<InputOf<typeof listTrustedDomains>>;
type Place = Pick<InputOf<typeof listTrustedDomains>, 'page' | 'rowsPerPage'>;

const SORT_BY = 'domainName';

/** Whether the tenant has a domain that is pending here: another administrator may have added it. */
async function isAdded({ domainName }: ListedDomain, client: QueryClient): Promise<boolean> {
  return (await client.query(trustedDomainsQueries.named(domainName))) !== null;
}

export const trustedDomainsQueries = {
  /** The pending domains, then those of the service. */
  list: (request: ListRequest & Place, pending: readonly ListedDomain[]) =>
    queryAfterOwnRows(listTrustedDomains, request, { rows: pending, isKnown: isAdded }),
  /** The pending domains alone. */
  pending: (request: ListRequest & Place, pending: readonly ListedDomain[]) =>
    queryAfterOwnRows(listTrustedDomains, request, { rows: pending, isKnown: isAdded, areAll: true }),
  /** The first hundred by name, read once in a visit: suggestions of other lists. */
  first: () =>
    queryOptions({
      ...query(listTrustedDomains, { page: 1, rowsPerPage: 100, sortBy: SORT_BY, descending: false }),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  /** The first domains whose name matches a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listTrustedDomains, SORT_BY, text),
  detail: (trustedDomainId: string) => detailQuery(getTrustedDomain, { trustedDomainId }),
  seen: rowSeen(listTrustedDomains),
  /** The name of a domain: the title of the page. */
  name: (trustedDomainId: string, shown: (domainName: string) => string) =>
    nameQuery(getTrustedDomain, { trustedDomainId }, ({ domainName }) => shown(domainName)),
  /** What must stand in the zone of a domain, and whether it does by now. */
  verifier: (domainName: string) => detailQuery(getTrustedDomainVerifier, { domainName }),
  /** The domain of exactly this name, if the tenant has it; `null` where it has not. */
  named: (domainName: string) =>
    namedQuery(listTrustedDomains, SORT_BY, domainName, (row) => row.domainName.toLowerCase() === domainName),
  /** How many users have an address in a domain. */
  userCount: (emailDomain: string) =>
    countQuery(listUsers, { sortBy: 'displayName', descending: false, emailDomain }),
  /** How many addresses of mailboxes and groups are in a domain. */
  addressCount: (emailDomain: string) =>
    countQuery(listEmailAddresses, { sortBy: 'address', descending: false, emailDomain }),
  count: () => countQuery(listTrustedDomains, { sortBy: SORT_BY, descending: false }),
  /** How many come from Microsoft 365. */
  managedCount: () =>
    countQuery(listTrustedDomains, { sortBy: SORT_BY, descending: false, hasExternalReference: true }),
};

/** Reads any page of the domains that match, past the cache. */
export function readTrustedDomains(queryClient: QueryClient, request: ListRequest) {
  return pageReader(queryClient, listTrustedDomains, request);
}

const { creation, deletion } = trustedDomainsChanges;

const lookUps = () => import('./trusted-domains-look-ups.ts');

export const trustedDomainsMutations = {
  create: () => mutation(createTrustedDomain, creation, { lookUp: async () => (await lookUps()).created }),
  remove: () =>
    mutation(deleteTrustedDomain, deletion, {
      isShownWhenDone: true,
      lookUp: async () => (await lookUps()).removed,
    }),
};
