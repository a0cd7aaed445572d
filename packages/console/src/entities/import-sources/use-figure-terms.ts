import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportTask } from '@archive-console/api-client';
import { useFormats } from '#shared/i18n/format.ts';
import { balanceOf, givenFigures, type ImportFigures } from './import-balance.ts';

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

/** The figures of one import as facts: those that are given, and none of one that has not begun to read. */
export function useFigureFacts(): (task: ImportTask) => { term: string; description: string }[] {
  const { number } = useFormats();
  const figureTerms = useFigureTerms();
  return (task) => {
    if (balanceOf(task).state === 'not-begun') return [];
    const figures = givenFigures(task);
    return figureTerms.flatMap(({ figure, term }) => {
      const mails = figures[figure];
      return mails === null ? [] : [{ term, description: number(mails) }];
    });
  };
}
