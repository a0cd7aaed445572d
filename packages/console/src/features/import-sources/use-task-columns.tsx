import type { ImportTask } from '@archive-console/api-client';
import { DateTime, Duration, type ListColumn, NumberValue, Stack, Text } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf, figuresOf } from '#entities/import-sources/import-balance.ts';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useTaskOptions } from '#entities/import-sources/use-task-options.ts';

/** The columns of a list of imports; the same until the language changes. */
export function useTaskColumns(): readonly ListColumn<ImportTask>[] {
  const { t, i18n } = useTranslation('import-sources');
  const figureTerms = useFigureTerms();
  return useMemo(
    () => [
      {
        id: 'executionBeginDate',
        header: t('field.begin'),
        cell: (task) => <Begin task={task} />,
        lead: 'plain',
        sortable: true,
        width: '24%',
      },
      {
        id: 'state',
        header: t('field.state'),
        cell: ({ state, errorMessage }) => (
          <Stack gap={2}>
            <ImportState state={state} />
            {errorMessage !== '' && (
              <Text size="small" tone="muted">
                {errorMessage}
              </Text>
            )}
          </Stack>
        ),
        sortable: true,
      },
      {
        id: 'duration',
        header: t('field.duration'),
        cell: ({ executionBeginDate: begin, executionCompletionDate: end }) =>
          begin !== null &&
          end !== null && <Duration value={Date.parse(end) - Date.parse(begin)} locale={i18n.language} />,
        card: 'fact',
      },
      ...figureTerms.map(({ figure, term }): ListColumn<ImportTask> => ({
        id: `${figure}Mails`,
        header: term,
        cell: (task) => <NumberValue value={figuresOf(task)[figure]} locale={i18n.language} />,
        align: 'end',
        sortable: true,
        card: 'fact',
      })),
      {
        id: 'balance',
        header: t('field.balance'),
        cell: (task) => <BalanceWords balance={balanceOf(task)} />,
      },
    ],
    [t, i18n.language, figureTerms],
  );
}

function Begin({ task }: { task: ImportTask }) {
  const { t, i18n } = useTranslation('import-sources');
  const { executionBeginDate: begin } = task;
  const optionsOf = useTaskOptions();
  return (
    <Stack gap={2}>
      {begin === null ? (
        <span>{t('tasks.waiting')}</span>
      ) : (
        <DateTime at={new Date(begin)} show="both" locale={i18n.language} />
      )}
      <Text size="small" tone="muted">
        {optionsOf(task)}
      </Text>
    </Stack>
  );
}
