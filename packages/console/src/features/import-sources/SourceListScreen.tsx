import { IMPORT_SOURCE_TYPES, importSourceFilterOf } from '@archive-console/api-client';
import { Button, type ListFilter, MicrosoftIcon, TextLink } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { useSourceColumns } from './use-source-columns.tsx';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { importProgressOf } from '#queries/import-progress.ts';
import { importSourcesQueries, type ListedSource, readImportSources } from '#queries/import-sources.ts';
import { microsoft365Queries, microsoft365Ways } from '#queries/tenants-microsoft365.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import type { ListCsv } from '#shared/csv/use-list-csv.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useList } from '#shared/list/use-list.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { servicesOf, useServices } from '#shared/runtime/services.ts';
import { stateRule, useStateFilter } from './state-filter.ts';
import { JointPace } from './JointPace.tsx';
import { useSourceListActions } from './use-source-actions.ts';

/** All import sources of the tenant. */
const sourceList = listOf({
  id: 'import-sources',
  defaultSort: 'displayName',
  sortable: ['displayName', 'importSourceType', 'importSourceTaskState', 'done'],
  filters: {
    // A type that the service serves is as good as one that is enumerated.
    type: { takes: 'one' },
    state: stateRule,
  },
  matching: ({ text, filters: { type, state } }, _params, { queryClient }) => ({
    ...filterText({ text }),
    ...importSourceFilterOf(
      { importSourceType: type?.[0], importSourceTaskState: state?.[0] },
      queryClient.getQueryData<string[]>(importSourcesQueries.types().queryKey),
    ),
  }),
  read: importSourcesQueries.list,
  readPages: readImportSources,
  nameOf: ({ displayName }: ListedSource) => displayName,
  notFound: 'ImportSource.NotFound',
  words: {
    title: 'import-sources:list.title',
    sentence: 'import-sources:list.sentence',
    counted: 'import-sources:list.counted',
    search: 'import-sources:list.search',
    count: 'import-sources:list.count',
    noMatch: 'import-sources:list.noMatch',
    file: 'import-sources:list.file',
  },
});

const startList = listLoader(sourceList);
const isEnumerated = (type: string) => IMPORT_SOURCE_TYPES.some((known) => known === type);

/** A type that only the service knows is sent once the service has served it. */
export const loader: LoaderFunction = async (given, handler) => {
  const type = new URL(given.request.url).searchParams.get('type');
  const types = servicesOf(given.context).queryClient.query(importSourcesQueries.types());
  if (type !== null && !isEnumerated(type)) await types.catch(() => undefined);
  else types.catch(() => undefined);
  return typeof startList === 'function' && startList(given, handler);
};

/** All import sources: how the latest import of each stands, live, and what starts and cancels them. */
export function SourceListScreen() {
  const list = useList(sourceList);
  const types = useSourceTypes();
  const empty = useEmptyWords();
  return (
    <ListScreen
      list={list}
      links={<Links />}
      columns={useSourceColumns()}
      filters={useFilters(list.state.filters, types)}
      actions={useSourceListActions()}
      csv={useCsv()}
      // What an import changes second by second is no news about its row.
      marksChanges={false}
      empty={empty}
    />
  );
}

/** Why there is no source; before the consent of Microsoft 365, that is what helps. */
function useEmptyWords() {
  const { t } = useTranslation('import-sources');
  const { leaveTo } = useServices();
  const queryClient = useQueryClient();
  const isMicrosoft = useQuery(tenantsQueries.current()).data?.tenantType === 'Microsoft365';
  const consent = useQuery({ ...microsoft365Queries.permissions(), enabled: isMicrosoft });
  const title = t('list.empty.title');
  if (consent.data?.archivePermissionsGranted !== false) return { title, text: t('list.empty.text') };
  return {
    title,
    text: t('list.empty.textConsent'),
    action: (
      <Button
        design="primary"
        icon={MicrosoftIcon}
        onClick={() => leaveTo(microsoft365Ways.consent(queryClient))}
      >
        {t('list.empty.consent')}
      </Button>
    ),
  };
}

/** The types that are enumerated, and those that the service serves besides. */
function useSourceTypes(): readonly string[] {
  const { data: served = [] } = useQuery(importSourcesQueries.types());
  return useMemo(() => [...new Set([...served, ...IMPORT_SOURCE_TYPES])], [served]);
}

function Links() {
  const { t } = useTranslation('import-sources');
  return (
    <>
      <JointPace />
      <TextLink render={(props) => <Link {...props} to={importSourcesPaths.publicFolders()} />}>
        {t('folders.link')}
      </TextLink>
      {' · '}
      <TextLink render={(props) => <Link {...props} to={importProtocolPaths.all()} />}>
        {t('list.protocol')}
      </TextLink>
    </>
  );
}

function useFilters(
  { type = [], state }: Partial<Record<'type' | 'state', readonly string[]>>,
  types: readonly string[],
): readonly ListFilter[] {
  const { t } = useTranslation('import-sources');
  const typeOf = useSourceType();
  return [
    {
      id: 'type',
      label: t('field.type'),
      kind: 'one',
      // What is neither enumerated nor served is not sent, and so it filters nothing.
      values: type.filter((value) => types.includes(value)),
      options: types.map((value) => ({ value, label: typeOf(value) })),
    },
    useStateFilter(state),
  ];
}

/** How a source starts, and whether it is orphaned, is read row by row: a file has it where it is asked for. */
function useCsv(): ListCsv<ListedSource> {
  const { t } = useTranslation('import-sources');
  const typeOf = useSourceType();
  const stateOf = useImportState();
  const queryClient = useQueryClient();
  /** As its bar shows it: what the hub has reported is ahead of what was read. */
  const figuresOf = (row: ListedSource) => importProgressOf(queryClient).figuresOf(row.id) ?? row;
  return {
    note: t('list.withoutFlags'),
    whole: {
      label: (count) => t('list.csvWithFlags', { count }),
      perRow: [
        {
          header: t('field.flags'),
          async read({ id }) {
            const { orphaned, autoStart } = await queryClient.query(importSourcesQueries.flags(id));
            if (orphaned) return t('flag.orphaned');
            return autoStart ? t('flag.autoStart') : t('flag.byHand');
          },
        },
      ],
    },
    columns: [
      { header: t('field.name'), text: ({ displayName }) => displayName },
      { header: t('field.address'), text: ({ primaryAddress }) => primaryAddress },
      { header: t('field.type'), text: ({ importSourceType }) => typeOf(importSourceType) },
      { header: t('field.state'), text: ({ importSourceTaskState }) => stateOf(importSourceTaskState) },
      { header: t('field.done'), text: (row) => `${figuresOf(row).done ?? ''}` },
      { header: t('field.total'), text: (row) => `${figuresOf(row).total ?? ''}` },
      { header: t('field.error'), text: ({ errorMessage }) => errorMessage },
    ],
  };
}
