import type { Page, User } from '@archive-console/api-client';
import { PagedList } from '@archive-console/ui';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readUsers } from '#queries/users-in-bulk.ts';
import { nameOf } from '#queries/users.ts';
import { useChangedRows } from '#shared/list/changed-rows.ts';
import { CsvExportProgress } from '#shared/csv/CsvExportProgress.tsx';
import type { ListState } from '#shared/list/list-state.ts';
import { listStatus } from '#shared/list/list-status.ts';
import { useListView } from '#shared/list/list-view.ts';
import { useNamedViews } from '#shared/list/named-views.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';
import { useOpenedRow } from '#shared/list/opened-row.ts';
import type { RowSelection } from '#shared/list/selected-rows.ts';
import { StaleNotice } from '#shared/loading/StaleNotice.tsx';
import { useListWords } from '#shared/list/use-list-words.ts';
import { requestOf, type UserFilter, userList, withFilter } from '../user-list.ts';
import { NoUsers } from './NoUsers.tsx';
import { type BulkActionId, useBulkActions } from './use-bulk-actions.ts';
import { useRowActions } from './use-row-actions.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserExport } from './use-user-export.ts';
import { useUserFilters } from './use-user-filters.ts';

interface UserTableProps {
  read: UseQueryResult<Page<User>>;
  state: ListState<UserFilter>;
  onChange: (change: Partial<ListState<UserFilter>>) => void;
  selection: RowSelection<User>;
  onBulk: (action: BulkActionId) => void;
  onDelete: (user: User) => void;
}

const none: readonly User[] = [];

/** The table of users, and what can be done with it. */
export function UserTable({ read, state, onChange, selection, onBulk, onDelete }: UserTableProps) {
  const { t } = useTranslation(['users', 'shell']);
  const queryClient = useQueryClient();
  const { data, isPlaceholderData, refetch } = read;
  const { rows, totalRows } = data ?? { rows: none, totalRows: 0 };
  const request = requestOf(state);
  const changed = useChangedRows(
    isPlaceholderData ? undefined : data,
    JSON.stringify(request),
    state.page === 1,
  );
  const csv = useUserExport();
  const nothing = rows.length === 0 ? t('shell:csv.nothing') : undefined;
  const words = useListWords(useOwnWords(state));
  const view = useListView('users');
  const retry = () => void refetch();

  return (
    <>
      <StaleNotice read={read} onRetry={retry} />
      <PagedList
        label={t('list.title')}
        columns={useUserColumns()}
        rows={rows}
        rowId={(user) => user.id}
        rowName={nameOf}
        totalRows={totalRows}
        page={state.page}
        onPage={(page) => onChange({ page })}
        rowsPerPage={state.rowsPerPage}
        onRowsPerPage={(rowsPerPage) => onChange({ rowsPerPage })}
        status={listStatus(read)}
        sort={{ id: state.sortBy, descending: state.descending }}
        onSort={({ id, descending }) => onChange({ sortBy: id, descending })}
        search={{ value: state.text, label: t('list.search'), onChange: (text) => onChange({ text }) }}
        filters={useUserFilters(state.filters)}
        onFilter={(id, values) => onChange({ filters: withFilter(state, id, values) })}
        onClearFilters={() => onChange({ text: '', filters: {} })}
        {...view}
        views={useNamedViews('users', userList, { state, onChange, ...view })}
        csv={[
          {
            id: 'page',
            label: t('shell:csv.page', { count: rows.length }),
            description: t('list.csv.noRoles'),
            disabledReason: nothing,
            onAction: () => csv.savePage(rows),
          },
          {
            id: 'all',
            label: t('shell:csv.allMatching', { count: totalRows }),
            description: t('list.csv.noRoles'),
            disabledReason: nothing,
            onAction: () => csv.saveAll(readUsers(queryClient, request)),
          },
        ]}
        selection={selection.selection}
        onSelection={selection.onSelection}
        bulkActions={useBulkActions(onBulk)}
        rowActions={useRowActions(onDelete)}
        focusRowId={useOpenedRow()}
        changedIds={changed}
        whenEmpty={<NoUsers />}
        whenFailed={<LoadError read={read} stopped={t('list.stopped')} />}
        words={words}
      />
      <CsvExportProgress export={csv} />
    </>
  );
}

function useOwnWords({ text, filters }: ListState<UserFilter>) {
  const { t } = useTranslation('users');
  const isFiltered = Object.keys(filters).length > 0;
  return useMemo(
    () => ({
      count: (count: number) => t('list.count', { count }),
      noMatchTitle: t('list.noMatch.title'),
      noMatchText: isFiltered
        ? t(text === '' ? 'list.noMatch.filters' : 'list.noMatch.both', { text })
        : t('list.noMatch.search', { text }),
    }),
    [t, text, isFiltered],
  );
}
