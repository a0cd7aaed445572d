import type { Group } from '@archive-console/api-client';
import { NameCell } from '#shared/list/NameCell.tsx';
import { originColumn } from '#shared/list/origin.tsx';
import { groupsPaths } from '#shared/paths/groups.ts';
import { GroupsIcon, type ListColumn, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupType } from './use-group-type.ts';

/** The columns of every list of groups; the same until the language changes. */
export function useGroupColumns(): Record<'name' | 'type' | 'origin', ListColumn<Group>> {
  const { t } = useTranslation('area');
  const typeOf = useGroupType();
  return useMemo(
    () => ({
      name: {
        id: 'name',
        header: t('groups.column.name'),
        cell: ({ id, name }) => (
          <NameCell icon={GroupsIcon} rowId={id} to={groupsPaths.details(id)}>
            {name}
          </NameCell>
        ),
        lead: true,
        sortable: true,
        width: '44%',
      },
      type: {
        id: 'groupType',
        header: t('groups.column.type'),
        cell: (group) => <Quiet onCard>{typeOf(group.groupType)}</Quiet>,
        sortable: true,
      },
      origin: originColumn(t('origin.label')),
    }),
    [t, typeOf],
  );
}
