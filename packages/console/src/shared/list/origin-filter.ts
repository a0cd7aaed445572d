import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { FilterRule } from './list-state.ts';

const origins = ['microsoft', 'local'] as const;

/** The filter by origin of every noun that may be managed by Microsoft 365. */
export const originRule: FilterRule = { takes: 'one', known: origins };

/** What the filter makes of the request. */
export function originMatching(values: readonly string[] = []): { hasExternalReference?: boolean } {
  const [origin] = values;
  return origin === undefined ? {} : { hasExternalReference: origin === 'microsoft' };
}

/** The filter as the list offers it. */
export function useOriginFilter(values: readonly string[] = []): ListFilter {
  const { t } = useTranslation('area');
  return {
    id: 'origin',
    label: t('origin.label'),
    kind: 'one',
    values,
    options: [
      { value: 'microsoft', label: t('origin.microsoft') },
      { value: 'local', label: t('origin.local') },
    ],
  };
}
