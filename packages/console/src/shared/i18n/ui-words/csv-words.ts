import type { UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';

/** The component that comes with the first file that is saved. */
export type CsvGroup = 'csvProgress';

/** What it says; the words are in `objects`. */
export function createCsvWords(instance: i18n): Pick<UiWordsGetters, CsvGroup> {
  const t = instance.getFixedT(null, ['objects', 'shell']);
  return {
    csvProgress: () => ({
      title: t('csv.title'),
      failedTitle: t('csv.failedTitle'),
      progress: (done, total) => t('csv.progress', { done, total }),
      cancel: t('shell:action.cancel'),
      retry: t('shell:action.retry'),
    }),
  };
}
