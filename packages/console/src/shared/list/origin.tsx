import { Icon, Inline, type ListColumn, type ListFilter, MicrosoftIcon, Quiet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { FilterRule } from './list-state.ts';

interface Managed {
  hasExternalReference: boolean;
}

const origins = ['microsoft', 'local'] as const;

/** The filter by origin of every noun that may be managed by Microsoft 365. */
export const originRule: FilterRule = { takes: 'one', known: origins };

/** What the filter makes of the request. */
export function originMatching(values: readonly string[] = []): Partial<Managed> {
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

/** Where an object comes from, as plain text: among its facts, in a file. */
export function useOriginWords(): { label: string; of: (object: Partial<Managed>) => string } {
  const { t } = useTranslation('area');
  return {
    label: t('origin.label'),
    of: ({ hasExternalReference }) =>
      hasExternalReference === true ? t('origin.microsoft') : t('origin.local'),
  };
}

/** The same as a column of a list. */
export const originColumn = (header: string): ListColumn<Managed> => ({
  id: 'hasExternalReference',
  header,
  cell: ({ hasExternalReference }) => <OriginCell isManaged={hasExternalReference} />,
  sortable: true,
  width: '140px',
  card: 'badge',
});

/** Where an object comes from, in a cell. It is no news in most rows; on cards only what is managed elsewhere is named. */
export function OriginCell({ isManaged }: { isManaged: boolean }) {
  const { t } = useTranslation('area');
  return isManaged ? (
    <Quiet onCard>
      <Inline as="span" gap={4} wrap={false}>
        <Icon of={MicrosoftIcon} size={14} />
        {t('origin.microsoft')}
      </Inline>
    </Quiet>
  ) : (
    <Quiet>{t('origin.local')}</Quiet>
  );
}
