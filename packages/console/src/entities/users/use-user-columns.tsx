import type { User } from '@archive-console/api-client';
import { Address, type ListColumn } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginCell } from '#shared/list/OriginCell.tsx';
import { UserName } from './UserName.tsx';

/** The columns of every list of users; the same until the language changes. */
export function useUserColumns(): Record<'name' | 'email' | 'origin', ListColumn<User>> {
  const { t } = useTranslation('area');
  return useMemo(
    () => ({
      name: {
        id: 'displayName',
        header: t('users.column.name'),
        cell: (user) => <UserName user={user} />,
        lead: true,
        sortable: true,
        width: '28%',
      },
      email: {
        id: 'primaryEmail',
        header: t('users.column.email'),
        cell: (user) => <Address>{user.primaryEmail}</Address>,
        sortable: true,
      },
      origin: {
        id: 'hasExternalReference',
        header: t('origin.label'),
        cell: (user) => <OriginCell isManaged={user.hasExternalReference} />,
        sortable: true,
        width: '140px',
        card: 'badge',
      },
    }),
    [t],
  );
}
