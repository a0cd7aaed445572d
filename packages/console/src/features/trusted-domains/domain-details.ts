import { DomainsIcon } from '@archive-console/ui';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';

/** The pages about one domain. */
export const domainDetails = detailsOf({
  param: 'trustedDomainId',
  read: trustedDomainsQueries.detail,
  seen: trustedDomainsQueries.seen,
  nameOf: ({ domainName }) => unicodeOf(domainName),
  notFound: 'TrustedDomain.NotFound',
  icon: DomainsIcon,
  tabs: { overview: { label: 'trusted-domains:details.tab.overview' } },
  paths: trustedDomainsPaths,
  words: {
    tabs: 'trusted-domains:details.tabs',
    loading: 'trusted-domains:details.loading',
    stopped: 'trusted-domains:details.stopped',
    notFoundTitle: 'trusted-domains:details.notFound.title',
    notFoundText: 'trusted-domains:details.notFound.text',
    toList: 'trusted-domains:details.toList',
    toObject: 'trusted-domains:details.toDomain',
    managed: 'trusted-domains:details.managed',
  },
});
