import { type BackgroundJob, IMPORT_JOB_TYPES } from '@archive-console/api-client';
import {
  AccountIcon,
  AdministratorIcon,
  DashboardIcon,
  DomainsIcon,
  EmailAddressesIcon,
  FileIcon,
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
import type { PaletteSearch } from '#shared/navigation/palette-hit.ts';
import { type AreaId, areas } from './areas.ts';
import type { Area } from './define-area.ts';

/** What of an area the first page can do without. */
export interface AreaExtras {
  icon: IconShape;
  /** Fetched when something is typed in the palette. Left out where nothing is found by name. */
  palette?: () => Promise<PaletteSearch>;
  /** Types of background jobs whose work is seen here. */
  jobs?: readonly string[];
}

export const areaExtras: Readonly<Record<AreaId, AreaExtras>> = {
  dashboard: { icon: DashboardIcon },
  users: {
    icon: UsersIcon,
    palette: async () => (await import('#entities/users/user-search.ts')).userSearch,
  },
  groups: {
    icon: GroupsIcon,
    palette: async () => (await import('#entities/groups/group-search.ts')).groupSearch,
  },
  mailboxes: {
    icon: MailboxesIcon,
    palette: async () => (await import('#entities/mailboxes/mailbox-search.ts')).mailboxSearch,
  },
  'access-review': { icon: AdministratorIcon },
  'email-addresses': {
    icon: EmailAddressesIcon,
    palette: async () => (await import('#entities/email-addresses/address-search.ts')).addressSearch,
  },
  orphans: { icon: OrphansIcon },
  'archive-policies': {
    icon: PoliciesIcon,
    palette: async () => (await import('#entities/archive-policies/policy-search.ts')).policySearch,
  },
  'import-sources': {
    icon: ImportIcon,
    palette: async () => (await import('#entities/import-sources/source-search.ts')).sourceSearch,
    jobs: IMPORT_JOB_TYPES,
  },
  'email-archive-configuration': { icon: MicrosoftIcon },
  statistics: { icon: UsageIcon },
  'import-protocol': { icon: ProtocolIcon },
  configuration: { icon: SettingsIcon },
  coupons: { icon: FileIcon },
  'tenant-subscriptions': { icon: SubscriptionIcon },
  'apply-policy': { icon: MailIcon },
  invoices: { icon: InvoicesIcon },
  payments: { icon: PaymentIcon },
  'trusted-domains': {
    icon: DomainsIcon,
    palette: async () => (await import('#entities/trusted-domains/domain-search.ts')).domainSearch,
  },
  'access-tokens': { icon: PasswordIcon },
  help: { icon: HelpIcon },
  'my-profile': { icon: AccountIcon },
};

/** The area in which the work of a job is seen. */
export function areaOfJob({ jobType }: Pick<BackgroundJob, 'jobType'>): Area | undefined {
  return areas.find(({ id }) => areaExtras[id].jobs?.includes(jobType));
}
