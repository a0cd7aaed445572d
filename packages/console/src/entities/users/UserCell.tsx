import { Quiet, Skeleton } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersQueries } from '#queries/users.ts';
import { UserLink } from './UserLink.tsx';

/** A user whom a row names by an id only, read row by row. One that cannot be read is no reason to lose the row. */
export function UserCell({ userId }: { userId: string }) {
  const { t } = useTranslation('area');
  const { data: user, isError } = useQuery(usersQueries.inList(userId));
  if (user !== undefined) return <UserLink user={user} />;
  return isError ? <Quiet onCard>{t('list.unread')}</Quiet> : <Skeleton width="120px" />;
}
