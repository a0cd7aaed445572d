import type { ImportTask } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useBalanceWords } from './BalanceWords.tsx';
import { balanceOf, givenFigures } from './import-balance.ts';
import { useImportState } from './ImportState.tsx';
import { useFigureTerms } from './use-figure-terms.ts';
import { useTaskOptions } from './use-task-options.ts';

/** What there is to say of an import; `null` for a source that was never imported. Paper sets figures otherwise than a file. */
type TaskText = CsvColumn<ImportTask | null> & { kind?: 'figure' };

/** All of it, in a file or on paper. */
export function useTaskTexts(): readonly TaskText[] {
  const { t } = useTranslation('import-sources');
  const formats = useFormats();
  const stateOf = useImportState();
  const optionsOf = useTaskOptions();
  const balanceWords = useBalanceWords();
  const figureTerms = useFigureTerms();
  const moment = (text: string | null | undefined) => {
    const at = dateOf(text);
    return at ? formats.moment(at) : '';
  };
  const ofTask = (header: string, text: (task: ImportTask) => string): TaskText => ({
    header,
    text: (task) => (task === null ? '' : text(task)),
  });
  return [
    { header: t('field.state'), text: (task) => stateOf(task?.state ?? 'None') },
    ofTask(t('field.begin'), ({ executionBeginDate }) => moment(executionBeginDate)),
    ofTask(t('field.end'), ({ executionCompletionDate }) => moment(executionCompletionDate)),
    ofTask(t('field.options'), optionsOf),
    ...figureTerms.map(({ figure, term }): TaskText => ({
      ...ofTask(term, (task) => `${givenFigures(task)[figure] ?? ''}`),
      kind: 'figure',
    })),
    ofTask(t('field.balance'), (task) => balanceWords(balanceOf(task))),
    ofTask(t('field.error'), ({ errorMessage }) => errorMessage),
  ];
}
