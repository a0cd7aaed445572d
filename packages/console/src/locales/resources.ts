import type archivePolicies from './en-US/archive-policies.json';
import type accessTokens from './en-US/access-tokens.json';
import type accessReview from './en-US/access-review.json';
import type applyPolicy from './en-US/apply-policy.json';
import type accounts from './en-US/accounts.json';
import type area from './en-US/area.json';
import type authentication from './en-US/authentication.json';
import type secondStep from './en-US/authentication-second-step.json';
import type components from './en-US/components.json';
import type configuration from './en-US/configuration.json';
import type coupons from './en-US/coupons.json';
import type createMany from './en-US/create-many.json';
import type dashboard from './en-US/dashboard.json';
import type emailAddresses from './en-US/email-addresses.json';
import type errors from './en-US/errors.json';
import type gate from './en-US/gate.json';
import type groups from './en-US/groups.json';
import type help from './en-US/help.json';
import type home from './en-US/home.json';
import type invoices from './en-US/invoices.json';
import type emailArchiveConfiguration from './en-US/email-archive-configuration.json';
import type payments from './en-US/payments.json';
import type objects from './en-US/objects.json';
import type newUser from './en-US/new-user.json';
import type myProfile from './en-US/my-profile.json';
import type procedure from './en-US/procedure.json';
import type setup from './en-US/setup.json';
import type statistics from './en-US/statistics.json';
import type shell from './en-US/shell.json';
import type importProtocol from './en-US/import-protocol.json';
import type importSources from './en-US/import-sources.json';
import type mailboxes from './en-US/mailboxes.json';
import type orphans from './en-US/orphans.json';
import type microsoft365 from './en-US/tenant-registration-microsoft365.json';
import type tenantSubscriptions from './en-US/tenant-subscriptions.json';
import type tenants from './en-US/tenants.json';
import type trustedDomains from './en-US/trusted-domains.json';
import type users from './en-US/users.json';

/** The files of words, by name: what translation keys are checked against. A new file is named here. */
export interface Resources {
  'access-review': typeof accessReview;
  'access-tokens': typeof accessTokens;
  accounts: typeof accounts;
  area: typeof area;
  authentication: typeof authentication;
  'authentication-second-step': typeof secondStep;
  components: typeof components;
  configuration: typeof configuration;
  coupons: typeof coupons;
  'create-many': typeof createMany;
  dashboard: typeof dashboard;
  'email-addresses': typeof emailAddresses;
  errors: typeof errors;
  gate: typeof gate;
  'apply-policy': typeof applyPolicy;
  'archive-policies': typeof archivePolicies;
  groups: typeof groups;
  help: typeof help;
  home: typeof home;
  'import-protocol': typeof importProtocol;
  'import-sources': typeof importSources;
  invoices: typeof invoices;
  mailboxes: typeof mailboxes;
  'my-profile': typeof myProfile;
  'new-user': typeof newUser;
  objects: typeof objects;
  orphans: typeof orphans;
  'email-archive-configuration': typeof emailArchiveConfiguration;
  payments: typeof payments;
  procedure: typeof procedure;
  setup: typeof setup;
  shell: typeof shell;
  statistics: typeof statistics;
  'tenant-registration-microsoft365': typeof microsoft365;
  'tenant-subscriptions': typeof tenantSubscriptions;
  tenants: typeof tenants;
  'trusted-domains': typeof trustedDomains;
  users: typeof users;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    strictKeyChecks: true;
    resources: Resources;
  }
}
