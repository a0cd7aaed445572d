import { LazyPart, lazyPart, type ListColumn, type ListFilter, PagedList } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Action } from '#shared/actions/action.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { useActionMenu } from '#shared/actions/use-action-menu.ts';
import type { BulkTarget } from '#shared/bulk/bulk-target.ts';
import { useBulkSelection } from '#shared/bulk/use-bulk-selection.tsx';
import type { CsvExportProps } from '#shared/csv/CsvExport.tsx';
import { type ListCsv, useListCsv } from '#shared/csv/use-list-csv.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { StaleNotice } from '#shared/loading/StaleNotice.tsx';
import { useChangedRows } from './changed-rows.ts';
import type { ListedRow } from './list-spec.ts';
import { listStatus } from './list-status.ts';
import { useListView } from './list-view.ts';
import { narrowingOf, useNoMatchText } from './narrowing.ts';
import { useNamedViews } from './named-views.ts';
import { useOpenedRow, useRememberRow } from './opened-row.ts';
import type { List } from './use-list.ts';

export interface ListTableProps<TRow extends ListedRow, TFilter extends string, TMatching extends object> {
  list: List<TRow, TFilter, TMatching>;
  /** Names the table. @default the title of the list */
  label?: string;
  /** The same array until the language changes: rows are then not drawn again. */
  columns: readonly ListColumn<TRow>[];
  filters?: readonly ListFilter[];
  /** The same array until what it depends on changes. */
  actions?: readonly Action<TRow>[];
  /** Why a row cannot be selected. */
  whyNotSelect?: (row: TRow) => string | undefined;
  /** A row as the target of a bulk action. @default its id and name */
  targetOf?: (row: TRow) => BulkTarget;
  csv?: ListCsv<TRow>;
  /** Whether what differs after a reading was changed by others: not where the rows grow by reading. @default true */
  marksChanges?: boolean;
  /** In place of the rows where nothing exists yet. */
  empty: ReactNode;
}

const csvExport = lazyPart(async () => (await import('#shared/csv/CsvExport.tsx')).CsvExport);
const none: readonly never[] = [];
const idOf = ({ id }: ListedRow) => id;

/** The table of a list with everything that can be done with it: in a screen of its own, or in a tab of an object. */
export function ListTable<TRow extends ListedRow, TFilter extends string, TMatching extends object>({
  list,
  label,
  columns,
  filters,
  actions = none,
  whyNotSelect,
  targetOf = (row) => ({ id: row.id, name: list.spec.nameOf(row) }),
  csv,
  marksChanges = true,
  empty,
}: ListTableProps<TRow, TFilter, TMatching>) {
  const say = useWords();
  const queryClient = useQueryClient();
  const { spec, state, change, read, rows, selection } = list;
  const view = useListView(spec.id);
  const views = useNamedViews(spec.id, spec, { state, onChange: change, ...view });
  const [asked, setAsked] = useState<{ action: Action<TRow>; object: TRow }>();
  const remember = useRememberRow();
  const rowMenu = useActionMenu(actions, {
    onDialog: (action, object) => setAsked({ action, object }),
    onLeave: ({ id }) => remember(id),
  });
  const isSelecting = selection.selection.mode !== 'none';
  const { bulkActions, dialogs } = useBulkSelection(actions, isSelecting, () => ({
    selection,
    page: list.read.isPlaceholderData ? undefined : list.read.data,
    request: list.request,
    readPages: spec.readPages(queryClient, list.request),
    matching: list.matching,
    words: spec.words,
    notFound: spec.notFound,
    targetOf,
  }));
  const file = useListCsv(list, csv);
  const openedRow = useOpenedRow();
  const changedIds = useChangedRows(
    read.isPlaceholderData || !marksChanges ? undefined : read.data,
    JSON.stringify(list.request),
    state.page === 1,
  );
  const canSelect = useCallback((row: TRow) => whyNotSelect?.(row) ?? (true as const), [whyNotSelect]);

  return (
    <>
      <SlowNotice
        waiting={read.data === undefined && read.fetchStatus === 'fetching'}
        onStop={list.stopWaiting}
      />
      <StaleNotice read={read} onRetry={() => void read.refetch()} />
      <PagedList
        label={label ?? say(spec.words.title)}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={spec.nameOf}
        totalRows={read.data?.totalRows ?? 0}
        page={state.page}
        onPage={(page) => change({ page })}
        rowsPerPage={state.rowsPerPage}
        onRowsPerPage={(rowsPerPage) => change({ rowsPerPage })}
        status={listStatus(read)}
        sort={{ id: state.sortBy, descending: state.descending }}
        onSort={({ id, descending }) => change({ sortBy: id, descending })}
        {...narrowingOf(list, say(spec.words.search), filters)}
        {...view}
        views={filters !== undefined || spec.sortable.length > 0 ? views : undefined}
        csv={file.items}
        {...(bulkActions.length > 0 && {
          selection: selection.selection,
          onSelection: selection.onSelection,
          canSelect,
          bulkActions,
        })}
        rowActions={actions.some(isForOne) ? rowMenu : undefined}
        focusRowId={openedRow}
        changedIds={changedIds}
        whenEmpty={empty}
        whenFailed={<LoadError read={read} stopped={say(spec.words.stopped ?? 'area:list.stopped')} />}
        words={useListWords(list)}
      />
      <LazyPart<CsvExportProps<TRow>>
        of={csvExport}
        wanted={file.order !== undefined}
        onFailed={() => undefined}
        props={() => ({
          name: spec.words.file === undefined ? spec.id : say(spec.words.file),
          columns: csv?.columns ?? none,
          order: file.order,
        })}
      />
      <ActionDialog
        action={asked?.action}
        object={asked?.object}
        onClose={() => setAsked(undefined)}
        onDeleted={() => setAsked(undefined)}
      />
      {dialogs}
    </>
  );
}

const isForOne = <T,>({ to, dialog, run }: Action<T>) => (to ?? dialog ?? run) !== undefined;

/** What a list says of itself; the words that are the same everywhere come with the frame. */
function useListWords<TRow extends ListedRow, TFilter extends string, TMatching extends object>({
  spec: { words },
  state,
}: List<TRow, TFilter, TMatching>) {
  const say = useWords();
  const noMatchText = useNoMatchText(state);
  return useMemo(
    () => ({
      count: (count: number) => say(words.count, { count }),
      noMatchTitle: say(words.noMatch),
      noMatchText,
    }),
    [say, words, noMatchText],
  );
}
