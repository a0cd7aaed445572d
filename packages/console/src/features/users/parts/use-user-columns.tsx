import type { User } from '@archive-console/api-client';
import { Address, Badge, type ListColumn, MicrosoftIcon, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserLead } from './UserLead.tsx';
import { UserRoleCell } from './UserRoleCell.tsx';

/** The columns of the list of users. The same array until the language changes: rows are then not drawn again. */
export function useUserColumns(): readonly ListColumn<User>[] {
  const { t } = useTranslation('users');
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t('list.column.name'),
        cell: (user) => <UserLead user={user} />,
        lead: true,
        sortable: true,
        width: '28%',
      },
      {
        id: 'primaryEmail',
        header: t('field.primaryEmail'),
        cell: (user) => <Address>{user.primaryEmail}</Address>,
        sortable: true,
      },
      {
        id: 'roles',
        header: t('list.column.role'),
        cell: (user) => <UserRoleCell userId={user.id} />,
        width: '118px',
        card: 'badge',
      },
      {
        id: 'hasExternalReference',
        header: t('field.origin'),
        cell: (user) => <Origin isManaged={user.hasExternalReference} />,
        sortable: true,
        width: '140px',
        card: 'badge',
      },
    ],
    [t],
  );
}

function Origin({ isManaged }: { isManaged: boolean }) {
  const { t } = useTranslation('users');
  return isManaged ? (
    <Badge icon={MicrosoftIcon}>{t('origin.microsoft')}</Badge>
  ) : (
    <Quiet>{t('origin.local')}</Quiet>
  );
}
