import type { TrustedDomain } from '@archive-console/api-client';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { isInternational, searchedFor, unicodeOf } from './domain-name.ts';

/** How the palette finds domains. */
export const domainSearch = paletteSearch<TrustedDomain>(
  (text) => trustedDomainsQueries.found(searchedFor(text)),
  ({ id, domainName }) => ({
    path: trustedDomainsPaths.details(id),
    label: unicodeOf(domainName),
    description: isInternational(domainName) ? domainName : undefined,
  }),
);
