import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { Badge } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressInLetters } from '#entities/email-addresses/AddressInLetters.tsx';
import { usersQueries } from '#queries/users.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import type { UserTab } from '#shared/paths/users.ts';
import { useMe } from '#shared/session/use-me.ts';
import { useUserActions } from './use-user-actions.ts';
import { userDetails } from './user-details.ts';

/** What a tab is for leads on it; elsewhere editing does. */
const leadsOn: Partial<Record<UserTab, string[]>> = { roles: ['addRoles'], groups: ['addToGroups'] };

export const loader = detailsLoader(userDetails);

/** One user: who they are, and their tabs. */
export function UserDetailsScreen() {
  const { t } = useTranslation(['users', 'area']);
  const me = useMe();
  const tab = useTab(userDetails);
  return (
    <DetailsScreen
      spec={userDetails}
      renderBadge={(user) => user.id === me.userId && <Badge>{t('area:users.you')}</Badge>}
      renderSentence={(user) => <Essence user={user} />}
      actions={useUserActions(tab)}
      lead={['edit', ...(leadsOn[tab] ?? [])]}
    />
  );
}

function Essence({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'area']);
  const roles = useQuery(usersQueries.roles(user.id)).data;
  return (
    <>
      <AddressInLetters inSentence>{user.primaryEmail || user.userName}</AddressInLetters>
      {roles?.includes(TENANT_ADMIN) && ` · ${t('area:users.administrator')}`}
      {!user.hasExternalReference && ` · ${t('details.local')}`}
    </>
  );
}
