import { useQuery } from '@tanstack/react-query';
import { asciiOf } from '#entities/trusted-domains/domain-name.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { useDebounced } from '#shared/loading/use-debounced.ts';

const domainIn = (address: string) => asciiOf(address.slice(address.lastIndexOf('@') + 1)) ?? '';

/**
 * The domain of an address, where its people are synchronized from Microsoft 365: the service creates none of them here.
 *
 * @param address an address that passes the check of its field; empty for none
 */
export function useSynchronizedDomain(address: string): string | undefined {
  const domain = domainIn(address);
  const settled = useDebounced(domain);
  const { data } = useQuery({ ...trustedDomainsQueries.named(settled), enabled: settled !== '' });
  return settled === domain && data?.hasExternalReference === true ? domain : undefined;
}
