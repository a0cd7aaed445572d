import {
  type Address,
  type ArchivePolicy,
  CLIENT_ERROR_CODES,
  type Group,
  type ImportSourceStatus,
  type Mailbox,
  type Page,
  SERVICE_ERROR_CODES,
  type TrustedDomain,
  type User,
} from '@archive-console/api-client';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import {
  addressInLetters,
  isInternational,
  searchedFor,
  unicodeOf,
} from '#entities/trusted-domains/domain-name.ts';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { groupsQueries } from '#queries/groups.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { nameOf, usersQueries } from '#queries/users.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { helpPaths } from '#shared/paths/help.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { AreaId } from '../areas.ts';
import type { PaletteHit } from './recents.ts';

/** The first objects that match a text, and how many there are. */
export interface PaletteHits {
  rows: PaletteHit[];
  total: number;
}

/** How the objects of an area are found by name. */
export type PaletteSearch = (text: string) => UseQueryOptions<unknown, Error, PaletteHits, QueryKey>;

/** Declares the search of an area: the read of the first page that matches, and what is shown of a row. */
function searchOf<TRow>(
  read: (text: string) => UseQueryOptions<Page<TRow>, Error, Page<TRow>, readonly [string, object?]>,
  hitOf: (row: TRow) => PaletteHit,
): PaletteSearch {
  const select = ({ rows, totalRows }: Page<TRow>): PaletteHits => ({
    rows: rows.map(hitOf),
    total: totalRows,
  });
  return (text) =>
    ({ ...read(text), select }) as unknown as UseQueryOptions<unknown, Error, PaletteHits, QueryKey>;
}

/** How many codes that begin alike are shown. */
const MOST_CODES = 6;

/** The pages of error codes, by how a code begins. What has no dot is no code, and is meant for something else. */
const errorCodesFound: PaletteSearch = (text) => ({
  queryKey: ['error codes', { text }],
  queryFn: () => {
    const typed = text.toLowerCase();
    const codes = typed.includes('.')
      ? [...SERVICE_ERROR_CODES, ...CLIENT_ERROR_CODES].filter((code) => code.toLowerCase().startsWith(typed))
      : [];
    const rows = codes.slice(0, MOST_CODES).map((code) => ({ path: helpPaths.code(code), label: code }));
    return { rows, total: rows.length };
  },
});

/** The areas whose objects are found by name. Fetched when something is typed. */
export const searches: Readonly<Partial<Record<AreaId, PaletteSearch>>> = {
  users: searchOf<User>(usersQueries.found, (user) => ({
    path: usersPaths.details(user.id),
    label: nameOf(user),
    description: addressInLetters(user.primaryEmail),
    face: true,
  })),
  groups: searchOf<Group>(groupsQueries.found, ({ id, name }) => ({
    path: groupsPaths.details(id),
    label: name,
  })),
  mailboxes: searchOf<Mailbox>(mailboxesQueries.found, ({ id, name }) => ({
    path: mailboxesPaths.details(id),
    label: name,
  })),
  // They have no page of their own: the list shows the one.
  'email-addresses': searchOf<Address>(emailAddressesQueries.found, ({ address, assignedTo }) => ({
    path: emailAddressesPaths.found(address),
    label: addressInLetters(address),
    ...(assignedTo !== '' && { description: assignedTo }),
  })),
  'archive-policies': searchOf<ArchivePolicy>(archivePoliciesQueries.found, ({ id, name }) => ({
    path: archivePoliciesPaths.details(id),
    label: name,
  })),
  'import-sources': searchOf<ImportSourceStatus>(
    importSourcesQueries.found,
    ({ importSourceId, displayName }) => ({
      path: importSourcesPaths.details(importSourceId),
      label: displayName,
    }),
  ),
  'trusted-domains': searchOf<TrustedDomain>(
    (text) => trustedDomainsQueries.found(searchedFor(text)),
    ({ id, domainName }) => ({
      path: trustedDomainsPaths.details(id),
      label: unicodeOf(domainName),
      description: isInternational(domainName) ? domainName : undefined,
    }),
  ),
  help: errorCodesFound,
};
