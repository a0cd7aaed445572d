import {
  AppShell,
  Avatar,
  Breadcrumbs,
  type BreadcrumbItem,
  DashboardIcon,
  DomainsIcon,
  EmailAddressesIcon,
  FilterOptionsIcon,
  GroupsIcon,
  HelpIcon,
  HideBelow,
  IconButton,
  type IconShape,
  ImportIcon,
  Inline,
  InvoicesIcon,
  Logo,
  MailboxesIcon,
  NotificationsIcon,
  PaletteButton,
  PasswordIcon,
  PaymentIcon,
  PoliciesIcon,
  Sidebar,
  type SidebarItem,
  Spinner,
  StatusDot,
  SubscriptionIcon,
  Text,
  UsageIcon,
  UsersIcon,
} from '@archive-console/ui';
import type { ReactNode } from 'react';
import { leadsTo } from '#stories/components/leads-to.tsx';

type Entry = readonly [label: string, icon: IconShape, more?: Pick<SidebarItem, 'count' | 'attention'>];

const navigation: readonly (readonly [heading: string | undefined, entries: readonly Entry[]])[] = [
  [undefined, [['Dashboard', DashboardIcon]]],
  [
    'Users and groups',
    [
      ['Users', UsersIcon, { count: 63 }],
      ['Groups', GroupsIcon, { count: 25 }],
      ['Mailboxes', MailboxesIcon, { count: 84 }],
      ['E-mail addresses', EmailAddressesIcon],
    ],
  ],
  [
    'E-mail archive',
    [
      ['Policies', PoliciesIcon],
      ['Import sources', ImportIcon, { attention: '2 failed' }],
    ],
  ],
  ['Statistics', [['Usage', UsageIcon]]],
  [
    'Licences',
    [
      ['Subscription', SubscriptionIcon],
      ['Invoices', InvoicesIcon],
      ['Payment', PaymentIcon],
    ],
  ],
  [
    'Tenant',
    [
      ['Domains', DomainsIcon],
      ['Access tokens', PasswordIcon],
      ['Configuration', FilterOptionsIcon],
    ],
  ],
  ['Help and support', [['Help', HelpIcon]]],
];

interface PicturedShellProps {
  /** The entry of the navigation where the reader is. */
  current: string;
  trail: readonly BreadcrumbItem[];
  children: ReactNode;
}

/** The frame of the pictured pages, with all that the finished console will hold. */
export function PicturedShell({ current, trail, children }: PicturedShellProps) {
  return (
    <AppShell
      skipLabel="Skip to content"
      menuLabel="Menu"
      closeLabel="Close menu"
      sidebar={
        <Sidebar
          label="Main navigation"
          header={<Logo name="Archive Console" detail="Lindenhof GmbH" />}
          groups={navigation.map(([heading, entries]) => ({
            id: heading ?? 'top',
            ...(heading !== undefined && { heading }),
            items: entries.map(([label, icon, more]) => ({
              id: label,
              label,
              icon,
              current: label === current,
              render: leadsTo(`#${label}`),
              ...more,
            })),
          }))}
        />
      }
      topStart={<Breadcrumbs label="You are here" items={trail} />}
      topEnd={
        <Inline gap={12} wrap={false}>
          <PaletteButton label="Search or jump to" shortcut="Ctrl K" />
          <HideBelow width="medium">
            <Inline gap={12} wrap={false}>
              <StatusDot tone="success">Live</StatusDot>
              <Inline gap={8} wrap={false}>
                <Spinner />
                <Text as="span" size="small" tone="muted">
                  2 jobs
                </Text>
              </Inline>
            </Inline>
          </HideBelow>
          <IconButton icon={NotificationsIcon} label="Messages" />
          <Avatar name="Carla Weiss" tone="accent" />
        </Inline>
      }
    >
      {children}
    </AppShell>
  );
}
