import type { ListFilter } from '@archive-console/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FilterRule } from './list-state.ts';
import { useSeen } from './use-seen.ts';

/** A domain as people type it: `@Demo.example`, `jonas@demo.example`. */
export const domainIn = (typed: string) => typed.replace(/^.*@/, '').toLowerCase();

/** The filter by domain of every list with e-mail addresses. */
export const domainRule: FilterRule = { takes: 'one', normalize: domainIn };

/** What the filter makes of the request. */
export function domainMatching([domain]: readonly string[] = []): { emailDomain?: string } {
  return domain === undefined ? {} : { emailDomain: domain };
}

const none: readonly string[] = [];

/**
 * The filter as the list offers it: any domain can be typed, those seen so far are suggested.
 *
 * @param seen the addresses read so far
 */
export function useDomainFilter(
  seen: (queryClient: QueryClient) => readonly string[],
  values: readonly string[] = none,
): ListFilter {
  const { t } = useTranslation('area');
  const domains = useSeen((queryClient) =>
    seen(queryClient)
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
