import { IMPORT_TASK_STATE_FILTERS } from '@archive-console/api-client';
import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import type { FilterRule } from '#shared/list/list-state.ts';

/** The filter by how an import stands: of a source by its latest, of its imports by each. */
export const stateRule: FilterRule = { takes: 'one', known: IMPORT_TASK_STATE_FILTERS };

/** The filter as the list offers it. */
export function useStateFilter(values: readonly string[] = []): ListFilter {
  const { t } = useTranslation('import-sources');
  const stateOf = useImportState();
  return {
    id: 'state',
    label: t('field.state'),
    kind: 'one',
    values,
    options: IMPORT_TASK_STATE_FILTERS.map((value) => ({ value, label: stateOf(value) })),
  };
}
