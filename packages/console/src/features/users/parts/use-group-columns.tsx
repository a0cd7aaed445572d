import type { Group } from '@archive-console/api-client';
import {
  Badge,
  CloseIcon,
  GroupsIcon,
  Icon,
  IconButton,
  type ListColumn,
  ListLead,
  MicrosoftIcon,
  Quiet,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useGroupType } from '../use-group-type.ts';
import { whyNotChangeMembers } from '../user-rules.ts';

interface Removal {
  leavingIds: readonly string[];
  leaveOne: (group: Group) => Promise<void>;
}

/** The columns of a person's groups; the last one takes them out. */
export function useGroupColumns({ leavingIds, leaveOne }: Removal): readonly ListColumn<Group>[] {
  const { t } = useTranslation('users');
  const typeOf = useGroupType();
  return [
    {
      id: 'name',
      header: t('groups.column.name'),
      lead: true,
      sortable: true,
      width: '44%',
      cell: (group) => <ListLead avatar={<Icon of={GroupsIcon} />}>{group.name}</ListLead>,
    },
    {
      id: 'groupType',
      header: t('groups.column.type'),
      sortable: true,
      cell: (group) => <Quiet onCard>{typeOf(group)}</Quiet>,
    },
    {
      id: 'hasExternalReference',
      header: t('groups.column.origin'),
      sortable: true,
      width: '140px',
      card: 'badge',
      cell: (group) =>
        group.hasExternalReference ? (
          <Badge icon={MicrosoftIcon}>{t('origin.microsoft')}</Badge>
        ) : (
          <Quiet>{t('origin.local')}</Quiet>
        ),
    },
    {
      id: 'remove',
      header: t('groups.remove'),
      headerHidden: true,
      hideable: false,
      width: '52px',
      align: 'end',
      card: 'action',
      cell: (group) => {
        const notChange = whyNotChangeMembers(group);
        return (
          <IconButton
            icon={CloseIcon}
            label={t('groups.removeOne', { group: group.name })}
            busy={leavingIds.includes(group.id)}
            disabledReason={notChange && t(notChange)}
            onClick={() => void leaveOne(group)}
          />
        );
      },
    },
  ];
}
