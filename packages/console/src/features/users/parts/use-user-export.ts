import type { User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { useCsvExport } from '#shared/csv/use-csv-export.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import { userCsv } from '../user-list.ts';

/** Users as a CSV file, its headings in the reader's language. */
export function useUserExport() {
  const { t } = useTranslation('users');
  const columns = userCsv({
    ...useFieldLabels(),
    origin: t('field.origin'),
    origins: { microsoft: t('origin.microsoft'), local: t('origin.local') },
  });
  return useCsvExport<User>(t('list.csv.name'), columns);
}
