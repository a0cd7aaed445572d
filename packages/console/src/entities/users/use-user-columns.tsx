import type { User } from '@archive-console/api-client';
import { originColumn } from '#shared/list/origin.tsx';
import { Address, type ListColumn } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useInLetters } from '#entities/trusted-domains/use-in-letters.ts';
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
        cell: (user) => <Email address={user.primaryEmail} />,
        sortable: true,
      },
      origin: originColumn(t('origin.label')),
    }),
    [t],
  );
}

const Email = ({ address }: { address: string }) => <Address>{useInLetters(address)}</Address>;
