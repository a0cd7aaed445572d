import { type Group, GROUP_TYPES } from '@archive-console/api-client';
import type { ListColumn, ListFilter } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupColumns } from '#entities/groups/use-group-columns.tsx';
import { useGroupTexts } from '#entities/groups/use-group-texts.ts';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { groupsQueries, readGroups } from '#queries/groups.ts';
import { CountCell } from '#shared/list/CountCell.tsx';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { originMatching, originRule, useOriginFilter } from '#shared/list/origin.tsx';
import { useList } from '#shared/list/use-list.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { useGroupActions } from './use-group-actions.ts';

/** All groups of the tenant. */
const groupList = listOf({
  id: 'groups',
  defaultSort: 'name',
  sortable: ['name', 'groupType', 'hasExternalReference'],
  filters: { origin: originRule, type: { takes: 'one', known: GROUP_TYPES } },
  matching: ({ text, filters: { origin, type } }) => {
    const groupType = GROUP_TYPES.find((known) => known === type?.[0]);
    return { ...filterText({ text }), ...originMatching(origin), ...(groupType && { groupType }) };
  },
  read: groupsQueries.list,
  readPages: readGroups,
  nameOf: (group: Group) => group.name,
  notFound: 'Group.NotFound',
  words: {
    title: 'groups:list.title',
    sentence: 'groups:list.sentence',
    counted: 'groups:list.counted',
    search: 'groups:list.search',
    count: 'groups:list.count',
    noMatch: 'groups:list.noMatch',
    file: 'groups:list.file',
  },
});

export const loader = listLoader(groupList);

/** All groups: what each is for, where it comes from, how many belong to it. */
export function GroupListScreen() {
  const { t } = useTranslation('groups');
  const list = useList(groupList);
  return (
    <ListScreen
      list={list}
      create={{
        to: groupsPaths.create(),
        label: t('list.create'),
        many: { to: groupsPaths.createMany(), label: t('list.createMany') },
      }}
      columns={useColumns()}
      filters={useFilters(list.state.filters)}
      actions={useGroupActions()}
      csv={useCsv()}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}

function useColumns(): readonly ListColumn<Group>[] {
  const { t } = useTranslation('groups');
  const { name, type, origin } = useGroupColumns();
  return useMemo(
    () => [
      name,
      type,
      {
        id: 'members',
        header: t('list.column.members'),
        cell: (group) => <CountCell query={groupsQueries.memberCount(group.id)} />,
        align: 'end',
        width: '104px',
        card: 'fact',
      },
      origin,
    ],
    [t, name, type, origin],
  );
}

function useFilters({
  origin,
  type = [],
}: Partial<Record<'origin' | 'type', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('groups');
  const typeOf = useGroupType();
  return [
    {
      id: 'type',
      label: t('field.type'),
      kind: 'one',
      values: type,
      options: GROUP_TYPES.map((value) => ({ value, label: typeOf(value) })),
    },
    useOriginFilter(origin),
  ];
}

/** Members are counted row by row: a file has them only where it is asked for with them. */
function useCsv() {
  const { t } = useTranslation('groups');
  const queryClient = useQueryClient();
  return {
    note: t('list.withoutMembers'),
    whole: {
      label: (count: number) => t('list.csvWithMembers', { count }),
      perRow: [
        {
          header: t('list.column.members'),
          read: async ({ id }: Group) => String(await queryClient.query(groupsQueries.memberCount(id))),
        },
      ],
    },
    columns: useGroupTexts(),
  };
}
