import { type BackgroundJob, IMPORT_JOB_TYPES } from '@archive-console/api-client';
import {
  AccountIcon,
  AdministratorIcon,
  CouponsIcon,
  DashboardIcon,
  DomainsIcon,
  EmailAddressesIcon,
  GroupsIcon,
  HelpIcon,
  type IconShape,
  ImportIcon,
  InvoicesIcon,
  MailboxesIcon,
  MailIcon,
  MicrosoftIcon,
  OrphansIcon,
  PasswordIcon,
  PaymentIcon,
  PoliciesIcon,
  ProtocolIcon,
  SettingsIcon,
  SubscriptionIcon,
  UsageIcon,
  UsersIcon,
} from '@archive-console/ui';
import { type AreaId, areas } from './areas.ts';
import type { Area } from './define-area.ts';

/** What of an area the first page can do without. */
export interface AreaExtras {
  icon: IconShape;
  /** Types of background jobs whose work is seen here. */
  jobs?: readonly string[];
}

export const areaExtras: Readonly<Record<AreaId, AreaExtras>> = {
  dashboard: { icon: DashboardIcon },
  users: { icon: UsersIcon },
  groups: { icon: GroupsIcon },
  mailboxes: { icon: MailboxesIcon },
  'access-review': { icon: AdministratorIcon },
  'email-addresses': { icon: EmailAddressesIcon },
  orphans: { icon: OrphansIcon },
  'archive-policies': { icon: PoliciesIcon },
  'import-sources': { icon: ImportIcon, jobs: IMPORT_JOB_TYPES },
  'email-archive-configuration': { icon: MicrosoftIcon },
  statistics: { icon: UsageIcon },
  'import-protocol': { icon: ProtocolIcon },
  configuration: { icon: SettingsIcon },
  procedure: { icon: ProtocolIcon },
  coupons: { icon: CouponsIcon },
  'tenant-subscriptions': { icon: SubscriptionIcon },
  'apply-policy': { icon: MailIcon },
  invoices: { icon: InvoicesIcon },
  payments: { icon: PaymentIcon },
  'trusted-domains': { icon: DomainsIcon },
  'access-tokens': { icon: PasswordIcon },
  help: { icon: HelpIcon },
  'my-profile': { icon: AccountIcon },
};

/** The area in which the work of a job is seen. */
export function areaOfJob({ jobType }: Pick<BackgroundJob, 'jobType'>): Area | undefined {
  return areas.find(({ id }) => areaExtras[id].jobs?.includes(jobType));
}
