import type { listTrustedDomains } from '@archive-console/api-client';
import type { ListFilter } from '@archive-console/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiOf } from '#queries/ascii-domain.ts';
import { rowsSeen } from '#queries/paged-reads.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';
import type { FilterRule } from './list-state.ts';
import { useSeen } from './use-seen.ts';

/** A domain as people type it: `@Demo.example`, `jonas@demo.example`. The service has it in ASCII only. */
export function domainIn(typed: string): string {
  const domain = typed.replace(/^.*@/, '').toLowerCase();
  return asciiOf(domain) ?? domain;
}

/** The filter by domain of every list with e-mail addresses. */
export const domainRule: FilterRule = { takes: 'one', normalize: domainIn };

/** What the filter makes of the request. */
export function domainMatching([domain]: readonly string[] = []): { emailDomain?: string } {
  return domain === undefined ? {} : { emailDomain: domain };
}

const none: readonly string[] = [];

/** What rows of domains are found by. The operation itself comes with what reads them. */
const DOMAINS = { name: 'listTrustedDomains' } as typeof listTrustedDomains;

/** Reads the domains of the tenant once the page is idle. They are suggestions: without them, a domain is typed. */
function useDomainsRead(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenPageIsIdle(queryClient, () => {
        import('#queries/trusted-domains.ts')
          .then(({ trustedDomainsQueries }) => queryClient.query(trustedDomainsQueries.first()))
          .catch(() => undefined);
      }),
    [queryClient],
  );
}

/**
 * The filter as the list offers it: any domain can be typed; those of the tenant and those seen so far are suggested.
 *
 * @param seen the addresses read so far
 */
export function useDomainFilter(
  seen: (queryClient: QueryClient) => readonly string[],
  values: readonly string[] = none,
): ListFilter {
  const { t } = useTranslation('area');
  useDomainsRead();
  const domains = useSeen((queryClient) =>
    [...rowsSeen(queryClient, DOMAINS).map(({ domainName }) => domainName), ...seen(queryClient)]
      .map(domainIn)
      .filter((domain) => domain !== ''),
  );
  return {
    id: 'domain',
    label: t('list.domain'),
    kind: 'text',
    values,
    options: [...new Set([...domains, ...values])].map((value) => ({ value, label: value })),
  };
}
