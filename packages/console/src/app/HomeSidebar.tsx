import { Logo, Sidebar, type SidebarGroup } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { type Area, areaOf, areas, navigationGroups } from './areas.ts';

/** The areas in their groups; a group without areas is absent. */
export function HomeSidebar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tenant = useQuery(tenantsQueries.current());
  const current = areaOf(pathname)?.id;

  const item = ({ id, prefix, titleKey, icon }: Area) => ({
    id,
    icon,
    label: t(titleKey),
    current: id === current,
    render: (props: object) => <Link {...props} to={prefix} />,
  });
  const groups: SidebarGroup[] = [
    { id: 'top', items: areas.filter((area) => area.group === undefined).map(item) },
    ...Object.entries(navigationGroups).map(([group, titleKey]) => ({
      id: group,
      heading: t(titleKey),
      items: areas.filter((area) => area.group === group).map(item),
    })),
  ];
  return (
    <Sidebar
      label={t('navigation.label')}
      header={
        <Logo
          name={t('product')}
          detail={tenant.data?.name}
          render={(props) => <Link {...props} to={dashboardPaths.home()} />}
        />
      }
      groups={groups.filter((group) => group.items.length > 0)}
    />
  );
}
