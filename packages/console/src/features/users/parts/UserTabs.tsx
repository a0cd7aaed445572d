import { TabLinks } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { type UserTab, usersPaths, userTabs } from '#shared/paths/users.ts';

/** The parts of a person as links; what they count is read after the person. */
export function UserTabs({ userId, current }: { userId: string; current: UserTab }) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const formats = useFormats();
  const roles = useQuery(usersQueries.roles(userId)).data?.length;
  const groups = useQuery(usersQueries.groupCount(userId)).data;
  const labels: Record<UserTab, string> = {
    profile: t('details.tab.profile'),
    roles: t('details.tab.roles'),
    groups: t('details.tab.groups'),
    access: t('details.tab.access'),
  };
  const counts: Partial<Record<UserTab, number | undefined>> = { roles, groups };
  return (
    <TabLinks
      label={t('details.tabs')}
      items={userTabs.map((tab) => {
        const count = counts[tab];
        return {
          id: tab,
          label: labels[tab],
          current: tab === current,
          ...(count !== undefined && { count: formats.number(count) }),
          render: (props) => <Link {...props} to={{ pathname: usersPaths.details(userId, tab), search }} />,
        };
      })}
    />
  );
}
