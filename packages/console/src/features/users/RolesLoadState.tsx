import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usersQueries } from '#queries/users.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { LoadState } from '#shared/loading/LoadState.tsx';

interface RolesLoadStateProps {
  userId: string;
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The outline of what is on its way. */
  children: ReactNode;
}

/** Starts to read the roles of the user in the address. */
export const loadRoles = detailsLoader({ param: 'userId', read: usersQueries.roles });

/** In place of the roles of one user until they are read. */
export function RolesLoadState({ userId, read, children }: RolesLoadStateProps) {
  const { t } = useTranslation('users');
  return (
    <LoadState
      read={read}
      queryKey={usersQueries.roles(userId).queryKey}
      loading={t('roles.loading')}
      stopped={t('roles.stopped')}
      titleLevel={3}
    >
      {children}
    </LoadState>
  );
}
