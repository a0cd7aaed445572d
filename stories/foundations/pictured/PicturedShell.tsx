import {
  AppShell,
  Breadcrumbs,
  type BreadcrumbItem,
  DashboardIcon,
  DomainsIcon,
  EmailAddressesIcon,
  FilterOptionsIcon,
  GroupsIcon,
  HelpIcon,
  type IconShape,
  ImportIcon,
  InvoicesIcon,
  Logo,
  MailboxesIcon,
  PasswordIcon,
  PaymentIcon,
  PoliciesIcon,
  Sidebar,
  type SidebarItem,
  SubscriptionIcon,
  UsageIcon,
  UsersIcon,
} from '@archive-console/ui';
import type { ReactNode } from 'react';
import { leadsTo } from '#stories/components/leads-to.tsx';
import { PicturedBar } from './PicturedBar.tsx';

type Entry = readonly [label: string, icon: IconShape, more?: Pick<SidebarItem, 'count' | 'attention'>];

const navigation: readonly (readonly [title: string | undefined, entries: readonly Entry[]])[] = [
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
    'Licenses',
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
  breadcrumbs: readonly BreadcrumbItem[];
  children: ReactNode;
}

/** The frame of the pictured pages, with all that the finished console will hold. */
export function PicturedShell({ current, breadcrumbs, children }: PicturedShellProps) {
  return (
    <AppShell
      skipLabel="Skip to content"
      menuLabel="Menu"
      closeLabel="Close menu"
      sidebar={
        <Sidebar
          label="Main navigation"
          header={<Logo name="Archive Console" detail="Lindenhof GmbH" />}
          groups={navigation.map(([title, entries]) => ({
            id: title ?? 'top',
            ...(title !== undefined && { title }),
            items: entries.map(([label, icon, more]) => ({
              id: label,
              label,
              icon,
              current: label === current,
              render: leadsTo(`#${label}`),
              ...more,
            })),
          }))}
          collapse={{
            isCollapsed: false,
            onCollapsed: () => undefined,
            collapse: 'Collapse navigation',
            expand: 'Expand navigation',
          }}
        />
      }
      topStart={<Breadcrumbs label="You are here" items={breadcrumbs} />}
      topEnd={<PicturedBar />}
    >
      {children}
    </AppShell>
  );
}
