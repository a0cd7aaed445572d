import { FileIcon, InfoIcon, Logo, Sidebar, type SidebarGroup, type SidebarItem } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { useServices } from '#shared/runtime/services.ts';
import { isAllowed } from './area-guard.ts';
import type { AreaExtras } from './area-extras.ts';
import { type AreaId, areaOf, areas } from './areas.ts';
import type { Area } from './define-area.ts';
import { navigationGroups } from './navigation-groups.ts';
import type { HomeOverlay } from './home-overlay.ts';

interface HomeSidebarProps {
  /** Of the areas; they arrive after the first page. */
  extras: Readonly<Record<AreaId, AreaExtras>> | undefined;
  onOpen(overlay: HomeOverlay): void;
}

/** The areas that the tenant has, in their groups; a group without entries is absent. */
export function HomeSidebar({ extras, onOpen }: HomeSidebarProps) {
  const { t } = useTranslation();
  const say = useWords();
  const { storage } = useServices();
  const help = useHelpEntries(onOpen);
  const { pathname } = useLocation();
  const tenant = useQuery(tenantsQueries.current());
  const [isCollapsed, setCollapsed] = useState(() => storage.read('sidebar') === 'collapsed');
  const opened = areaOf(pathname);
  const current = opened?.within ?? opened?.id;
  const open = areas.filter(({ guard, within }) => within === undefined && isAllowed(guard, tenant.data));

  const item = ({ id, prefix, titleKey }: Area<AreaId>): SidebarItem => ({
    id,
    icon: extras?.[id].icon,
    label: say(titleKey),
    current: id === current,
    render: (props: object) => <Link {...props} to={prefix} />,
  });
  const groups: SidebarGroup[] = [
    { id: 'top', items: open.filter((area) => area.group === undefined).map(item) },
    ...Object.entries(navigationGroups).map(([group, titleKey]) => ({
      id: group,
      title: say(titleKey),
      items: [
        ...open.filter((area) => area.group === group).map(item),
        ...(group === 'help-and-support' ? help : []),
      ],
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
      collapse={{
        isCollapsed,
        onCollapsed(next) {
          setCollapsed(next);
          storage.write('sidebar', next ? 'collapsed' : 'wide');
        },
        collapse: t('navigation.collapse'),
        expand: t('navigation.expand'),
      }}
    />
  );
}

/** What stands under help and support: the documentation where the host has one, and which version runs. */
function useHelpEntries(onOpen: (overlay: HomeOverlay) => void): SidebarItem[] {
  const { t } = useTranslation();
  const { documentationUrl } = useServices().config;
  const documentation: SidebarItem = {
    id: 'documentation',
    icon: FileIcon,
    label: t('navigation.documentation'),
    render: ({ children, ...props }: ComponentProps<'a'>) => (
      <a {...props} href={documentationUrl} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  };
  return [
    ...(documentationUrl === '' ? [] : [documentation]),
    { id: 'service', icon: InfoIcon, label: t('navigation.service'), onPress: () => onOpen('service') },
  ];
}
