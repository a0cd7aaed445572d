import { useQuery } from '@tanstack/react-query';
import isEmail from 'validator/es/lib/isEmail';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import type { CellCheck } from '#shared/create-many/many-spec.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import { asciiOf } from '#queries/ascii-domain.ts';
import { unicodeOf } from './domain-name.ts';

/** The domain of a valid e-mail address, as the service writes it; empty for what is none. */
function domainIn(address: string): string {
  const text = address.trim();
  return isEmail(text) ? (asciiOf(text.slice(text.lastIndexOf('@') + 1)) ?? '') : '';
}

/** The domain of an address, where its people are synchronized from Microsoft 365: the service creates none of them here. */
export function useSynchronizedDomain(address: string): string | undefined {
  const domain = domainIn(address);
  const settled = useDebounced(domain);
  const { data } = useQuery({ ...trustedDomainsQueries.named(settled), enabled: settled !== '' });
  return settled === domain && data?.hasExternalReference === true ? domain : undefined;
}

/** The same for the cells of a list: a user of such a domain is refused before anything is sent. */
export const notSynchronized: CellCheck = {
  partOf: domainIn,
  async refuse(queryClient, domain) {
    const found = await queryClient.query(trustedDomainsQueries.named(domain));
    if (found?.hasExternalReference !== true) return undefined;
    return { mistake: 'new-user:synchronized', values: { domain: unicodeOf(domain) } };
  },
};
