/** Where the pages of each area lie. The frame knows no more of them: the other addresses come with what leads there. */
export const prefixes = {
  dashboard: '/home/dashboard',
  users: '/home/users',
  groups: '/home/groups',
  mailboxes: '/home/mailboxes',
  accessReview: '/home/mailboxes/access-review',
  emailAddresses: '/home/email-addresses',
  archivePolicies: '/home/policies',
  orphans: '/home/orphans',
  importProtocol: '/home/import-sources/protocol',
  importSources: '/home/import-sources',
  emailArchiveConfiguration: '/home/email-archive-configuration',
  applyPolicy: '/home/policies/apply-policy',
  statistics: '/home/statistics',
  /** All that has to do with licenses and money. */
  licenses: '/home/licenses',
  coupons: '/home/licenses/coupons',
  invoices: '/home/licenses/invoices',
  payments: '/home/licenses/payment',
  /** Where the payment provider sends the browser back to; it adds how it ended (R46). */
  paymentReturn: '/home/payment',
  trustedDomains: '/home/domains',
  accessTokens: '/home/access-tokens',
  procedure: '/home/configuration/procedure',
  configuration: '/home/configuration',
  myProfile: '/home/my-profile',
  help: '/home/help',
} as const;
