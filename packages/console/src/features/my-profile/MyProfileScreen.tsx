import { AccountIcon, Page, PageHeader, TabLinks } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { nameOf, usersQueries } from '#queries/users.ts';
import { CreateLink } from '#shared/list/CreateLink.tsx';
import { myProfilePaths, profileTabs } from '#shared/paths/my-profile.ts';
import { useMe } from '#shared/session/use-me.ts';

/** The account of the person signed in: its tabs. */
export function MyProfileScreen() {
  const { t } = useTranslation(['my-profile', 'access-tokens']);
  const { pathname } = useLocation();
  const { userId } = useMe();
  const { data: person } = useQuery(usersQueries.detail(userId));
  const labels = {
    profile: t('tab.profile'),
    security: t('tab.security'),
    'access-tokens': t('tab.access-tokens'),
  };
  return (
    <Page>
      <PageHeader
        icon={AccountIcon}
        face={person && nameOf(person)}
        title={t('title')}
        sentence={t('sentence')}
        actions={
          pathname === myProfilePaths.home('access-tokens') && (
            <CreateLink
              to={myProfilePaths.createToken()}
              label={t('access-tokens:create.submit')}
              design="primary"
            />
          )
        }
      />
      <TabLinks
        label={t('tabs')}
        items={profileTabs.map((tab) => ({
          id: tab,
          label: labels[tab],
          current: pathname === myProfilePaths.home(tab),
          render: (props) => <Link {...props} to={myProfilePaths.home(tab)} />,
        }))}
      />
      <Outlet />
    </Page>
  );
}
