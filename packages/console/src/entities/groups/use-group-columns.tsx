import type { Group } from '@archive-console/api-client';
import { type ListColumn, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginCell } from '#shared/list/OriginCell.tsx';
import { GroupName } from './GroupName.tsx';
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
        cell: (group) => <GroupName group={group} />,
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
      origin: {
        id: 'hasExternalReference',
        header: t('origin.label'),
        cell: (group) => <OriginCell isManaged={group.hasExternalReference} />,
        sortable: true,
        width: '140px',
        card: 'badge',
      },
    }),
    [t, typeOf],
  );
}
