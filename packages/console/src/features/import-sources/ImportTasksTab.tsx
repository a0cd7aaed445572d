import type { ImportSource, ImportTask } from '@archive-console/api-client';
import {
  DateTime,
  Duration,
  EmptyState,
  LazyPart,
  lazyPart,
  type ListColumn,
  type ListFilter,
  NumberValue,
  RetryIcon,
  Stack,
  Text,
} from '@archive-console/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf, givenFigures } from '#entities/import-sources/import-balance.ts';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useTaskOptions } from '#entities/import-sources/use-task-options.ts';
import { useTaskTexts } from '#entities/import-sources/use-task-texts.ts';
import { importSourcesQueries, readImportTasks } from '#queries/import-sources.ts';
import type { Action } from '#shared/actions/action.ts';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { TASK } from '#shared/paths/import-sources.ts';
import { sourceDetails } from './source-details.ts';
import { stateRule, useStateFilter } from './state-filter.ts';

const openedTask = lazyPart(async () => (await import('./ImportTaskDialog.tsx')).ImportTaskDialog);
const repeat = lazyPart(async () => (await import('./StartImportDialogs.tsx')).RepeatImportDialog);

/** The imports of one source. */
const importTasks = listOf({
  id: 'import-tasks',
  name: 'imports',
  defaultSort: 'executionBeginDate',
  defaultDescending: true,
  sortable: [
    'executionBeginDate',
    'state',
    'discoveredMails',
    'importedMails',
    'filteredMails',
    'duplicatedMails',
    'failedMails',
  ],
  filters: { state: stateRule, begun: { takes: 'span' } },
  matching: ({ text, filters: { state, begun } }, { importSourceId = '' }) => ({
    importSourceId,
    ...filterText({ text }),
    ...(state && { state: state[0] }),
    ...(begun && { begun }),
  }),
  read: importSourcesQueries.tasks,
  readPages: readImportTasks,
  nameOf: ({ executionBeginDate, id }: ImportTask) =>
    (executionBeginDate ?? id).slice(0, 16).replace('T', ' '),
  notFound: 'ImportTask.NotFound',
  words: {
    title: 'import-sources:details.tab.imports',
    search: 'import-sources:tasks.search',
    count: 'import-sources:tasks.count',
    noMatch: 'import-sources:tasks.noMatch',
    stopped: 'import-sources:tasks.stopped',
    file: 'import-sources:tasks.file',
  },
});

export const loader = listLoader(importTasks);

/** Every import of a source: when, how long, what became of its mails, and whether that adds up. */
export function ImportTasksTab() {
  const { t } = useTranslation('import-sources');
  const source = useObject(sourceDetails);
  const list = useList(importTasks);
  return (
    <>
      <ListTable
        key={source.id}
        list={list}
        label={t('tasks.title', { name: source.displayName })}
        columns={useTaskColumns()}
        filters={useFilters(list.state.filters)}
        actions={useRepeat(source)}
        csv={{ columns: useTaskTexts() }}
        marksChanges={false}
        empty={<EmptyState title={t('tasks.empty.title')} text={t('tasks.empty.text')} />}
      />
      <OpenedTask importSourceId={source.id} />
    </>
  );
}

function useFilters({
  state,
  begun = [],
}: Partial<Record<'state' | 'begun', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('import-sources');
  return [useStateFilter(state), { id: 'begun', label: t('field.begin'), kind: 'date', values: begun }];
}

/** The import that the address names, over the list. */
function OpenedTask({ importSourceId }: { importSourceId: string }) {
  const opened = new URLSearchParams(useLocation().search).get(TASK);
  const [last, setLast] = useState(opened);
  if (opened !== null && opened !== last) setLast(opened);
  const changeAddress = useAddressChange();
  const onClose = () =>
    changeAddress((search) => {
      search.delete(TASK);
      return { search, replace: true, preventScrollReset: true };
    });
  if (last === null) return null;
  return (
    <LazyPart
      of={openedTask}
      wanted
      onFailed={onClose}
      // It stays while it closes, so that it can give the focus back.
      props={() => ({ importSourceId, importTaskId: last, isOpen: opened !== null, onClose })}
    />
  );
}

function useRepeat({ orphaned, autoStart }: ImportSource): readonly Action<ImportTask>[] {
  const { t } = useTranslation('import-sources');
  return useMemo(
    () => [
      {
        id: 'repeat',
        icon: RetryIcon,
        label: t('action.repeat'),
        dialog: repeat,
        whyNot() {
          if (orphaned) return t('rules.orphaned');
          return autoStart ? t('rules.startAuto') : undefined;
        },
      },
    ],
    [t, orphaned, autoStart],
  );
}

/** The columns of a list of imports; the same until the language changes. */
function useTaskColumns(): readonly ListColumn<ImportTask>[] {
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
        width: '18%',
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
        cell(task) {
          const mails = givenFigures(task)[figure];
          return mails !== null && <NumberValue value={mails} locale={i18n.language} />;
        },
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
  const { id, executionBeginDate: begin } = task;
  const search = new URLSearchParams(useLocation().search);
  search.set(TASK, id);
  const optionsOf = useTaskOptions();
  return (
    <Stack gap={2}>
      <Link to={{ search: search.toString() }} preventScrollReset>
        {begin === null ? (
          t('tasks.waiting')
        ) : (
          <DateTime at={new Date(begin)} show="both" locale={i18n.language} />
        )}
      </Link>
      <Text size="small" tone="muted">
        {optionsOf(task)}
      </Text>
    </Stack>
  );
}
