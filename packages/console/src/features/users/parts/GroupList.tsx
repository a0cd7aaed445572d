import type { Group, User } from '@archive-console/api-client';
import {
  AddToGroupIcon,
  ButtonLink,
  CloseIcon,
  EmptyState,
  noSelection,
  PagedList,
} from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { nameOf, readGroupsOf, usersQueries } from '#queries/users.ts';
import { useChangedRows } from '#shared/list/changed-rows.ts';
import { listStatus } from '#shared/list/list-status.ts';
import { useListState } from '#shared/list/list-state.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';
import { useComingFromHere } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useListSelection, useSelectedRows } from '#shared/list/selected-rows.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { useBulkRun } from '#shared/bulk/use-bulk-runs.ts';
import { useListWords } from '#shared/list/use-list-words.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useLeaveGroups } from '../use-leave-groups.ts';
import { userGroupsDefinition, userGroupsRequest } from '../user-groups.ts';
import { whyNotChangeMembers } from '../user-rules.ts';
import { BulkReading } from './BulkReading.tsx';
import { useGroupColumns } from './use-group-columns.tsx';

const none: readonly Group[] = [];

/** The groups of one person, page by page; local ones can be left here, one or many. */
export function GroupList({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const report = useReportError();
  const { state, change } = useListState(userGroupsDefinition);
  const request = userGroupsRequest(user.id, state);
  const options = usersQueries.groups(request);
  const groups = useQuery({
    ...options,
    placeholderData: (previous) => previous,
  });
  const { data, isPlaceholderData, fetchStatus } = groups;
  const rows = data?.rows ?? none;
  const selection = useListSelection(rows, state.text);
  const leave = useLeaveGroups(user);
  const [isLeaving, setLeaving] = useState(false);
  const readMatching = readGroupsOf(queryClient, request);
  const { selected, retry } = useSelectedRows(isLeaving, selection, readMatching, (chosen) => {
    setLeaving(false);
    selection.onSelection(noSelection);
    const local = chosen.filter((group) => whyNotChangeMembers(group) === undefined);
    if (local.length > 0) void leave.leaveMany(local).catch(report);
  });
  const runPhase = useBulkRun()?.phase;
  const isRunning = runPhase === 'running' || runPhase === 'stopping';
  const columns = useGroupColumns(leave);
  const changedIds = useChangedRows(
    isPlaceholderData ? undefined : data,
    JSON.stringify(request),
    state.page === 1,
  );
  const own = useMemo(() => ({ count: (count: number) => t('groups.count', { count }) }), [t]);
  const words = useListWords(own);

  return (
    <>
      <SlowNotice
        waiting={data === undefined && fetchStatus === 'fetching'}
        onStop={() => void queryClient.cancelQueries({ queryKey: options.queryKey })}
      />
      <PagedList
        label={t('groups.title', { name: nameOf(user) })}
        columns={columns}
        rows={rows}
        rowId={(group) => group.id}
        rowName={(group) => group.name}
        totalRows={data?.totalRows ?? 0}
        page={state.page}
        onPage={(page) => change({ page })}
        rowsPerPage={state.rowsPerPage}
        onRowsPerPage={(rowsPerPage) => change({ rowsPerPage })}
        status={listStatus(groups)}
        sort={{ id: state.sortBy, descending: state.descending }}
        onSort={({ id, descending }) => change({ sortBy: id, descending })}
        search={{ value: state.text, label: t('groups.search'), onChange: (text) => change({ text }) }}
        onClearFilters={() => change({ text: '' })}
        selection={selection.selection}
        onSelection={selection.onSelection}
        canSelect={(group) => {
          const reason = whyNotChangeMembers(group);
          return reason === undefined || t(reason);
        }}
        bulkActions={[
          {
            id: 'leave',
            icon: CloseIcon,
            label: t('groups.removeSelected'),
            disabledReason: isRunning ? t('bulk.running') : undefined,
            onAction: () => setLeaving(true),
          },
        ]}
        changedIds={changedIds}
        whenEmpty={<NoGroups user={user} />}
        whenFailed={<LoadError read={groups} stopped={t('list.stopped')} />}
        words={words}
      />
      <BulkReading
        isOpen={isLeaving && selection.selection.mode === 'all-matching'}
        subject="groups"
        selected={selected}
        onRetry={retry}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

function NoGroups({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const here = useComingFromHere();
  return (
    <EmptyState
      title={t('groups.empty.title', { name: nameOf(user) })}
      text={t('groups.empty.text')}
      action={
        <ButtonLink
          icon={AddToGroupIcon}
          render={(props) => (
            <Link
              {...props}
              to={{ pathname: usersPaths.addToGroups(user.id), search }}
              state={here}
              preventScrollReset
            />
          )}
        >
          {t('details.addToGroups')}
        </ButtonLink>
      }
    />
  );
}
