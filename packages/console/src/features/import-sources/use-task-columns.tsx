import type { ImportTask } from '@archive-console/api-client';
import {
  DateTime,
  Duration,
  formatList,
  type ListColumn,
  NumberValue,
  Stack,
  Text,
} from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf, figuresOf, type ImportFigures } from '#entities/import-sources/import-balance.ts';
import { ImportState } from '#entities/import-sources/ImportState.tsx';

/** The columns of a list of imports; the same until the language changes. */
export function useTaskColumns(): readonly ListColumn<ImportTask>[] {
  const { t, i18n } = useTranslation('import-sources');
  return useMemo(() => {
    const figure = (id: string, header: string, of: keyof ImportFigures): ListColumn<ImportTask> => ({
      id,
      header,
      cell: (task) => <NumberValue value={figuresOf(task)[of]} locale={i18n.language} />,
      align: 'end',
      sortable: true,
      card: 'fact',
    });
    return [
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
      figure('discoveredMails', t('field.discovered'), 'discovered'),
      figure('importedMails', t('field.imported'), 'imported'),
      figure('filteredMails', t('field.filtered'), 'filtered'),
      figure('duplicatedMails', t('field.duplicated'), 'duplicated'),
      figure('failedMails', t('field.failed'), 'failed'),
      {
        id: 'balance',
        header: t('field.balance'),
        cell: (task) => <BalanceWords balance={balanceOf(task)} />,
      },
    ];
  }, [t, i18n.language]);
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

/** What an import took beside ordinary mail, and of which days. */
function useTaskOptions(): (task: ImportTask) => string {
  const { t, i18n } = useTranslation('import-sources');
  const formats = useFormats();
  return (task) => {
    const kinds = [
      ...(task.includeDeletedItems ? [t('options.deletedItems')] : []),
      ...(task.includeJunkMails ? [t('options.junkMails')] : []),
      ...(task.includeDrafts ? [t('options.drafts')] : []),
    ];
    const day = (date: string | null) =>
      date === null ? undefined : formats.date(new Date(`${date.slice(0, 10)}T00:00`));
    const [from, to] = [day(task.includeFrom), day(task.includeTo)];
    const span =
      from === undefined
        ? to && t('tasks.until', { to })
        : t(to === undefined ? 'tasks.since' : 'tasks.between', { from, to });
    const taken =
      kinds.length === 0 ? undefined : t('tasks.with', { kinds: formatList(kinds, i18n.language) });
    return [taken, span].filter(Boolean).join(' · ');
  };
}
