import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportFigures } from './import-balance.ts';

/** What the figures of an import are called, in the order in which they are read; the same until the language changes. */
export function useFigureTerms(): readonly { figure: keyof ImportFigures; term: string }[] {
  const { t } = useTranslation('import-sources');
  return useMemo(
    () => [
      { figure: 'discovered', term: t('field.discovered') },
      { figure: 'imported', term: t('field.imported') },
      { figure: 'filtered', term: t('field.filtered') },
      { figure: 'duplicated', term: t('field.duplicated') },
      { figure: 'failed', term: t('field.failed') },
    ],
    [t],
  );
}
