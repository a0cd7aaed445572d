import { Skeleton } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usersQueries } from '#queries/users.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';

interface RolesReadProps {
  userId: string;
  /** Shows the roles. */
  children: (roles: string[]) => ReactNode;
}

/** Starts to read the roles of the user in the address. */
export const loadRoles = detailsLoader({ param: 'userId', read: usersQueries.roles });

/** The roles of one user, or what stands in their place until they are read. */
export function RolesRead({ userId, children }: RolesReadProps) {
  const { t } = useTranslation('users');
  return (
    <ReadPart
      query={usersQueries.roles(userId)}
      loading={t('roles.loading')}
      stopped={t('roles.stopped')}
      titleLevel={3}
      outline={
        <>
          <Skeleton width="30%" />
          <Skeleton width="60%" />
        </>
      }
    >
      {children}
    </ReadPart>
  );
}
