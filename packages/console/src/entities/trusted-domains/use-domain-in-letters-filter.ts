import type { ListFilter } from '@archive-console/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useDomainFilter } from '#shared/list/domain-filter.ts';
import { useDomainNames } from './use-in-letters.ts';

/** The filter by domain of a list, with the domains in the letters that people read. */
export function useDomainInLettersFilter(
  seen: (queryClient: QueryClient) => readonly string[],
  values?: readonly string[],
): ListFilter {
  const filter = useDomainFilter(seen, values);
  const domains = (filter.options ?? []).map(({ value }) => value);
  const names = useDomainNames(domains);
  return { ...filter, options: domains.map((value) => ({ value, label: names?.unicodeOf(value) ?? value })) };
}
