/** Where a noun of the API lives in each room: know the noun, know every path. */
export const nounRooms = {
  operations: { folder: 'packages/api-client/src/resources', besides: [] },
  queries: {
    folder: 'packages/console/src/queries',
    besides: [
      'access-index',
      'api',
      'ascii-domain',
      'bulk-action',
      'bulk-creation',
      'change',
      'concern',
      'deleted-objects',
      'fatal',
      'few-at-once',
      'import-progress',
      'invalidation',
      'invalidation-state',
      'live',
      'mutation',
      'name-exists',
      'none-yet',
      'look-up',
      'lost-answers',
      'meant-rows',
      'own-rows',
      'paged-reads',
      'read-all-pages',
      'read-of-each',
      'session-again',
      'too-many-requests',
      'visit-log',
      'whole-lists',
      'filtered-lists',
      'write-outcome',
    ],
  },
  screens: { folder: 'packages/console/src/features', besides: [] },
  words: {
    folder: 'packages/console/src/locales/en-US',
    besides: ['shell', 'area', 'objects', 'home', 'gate', 'components', 'errors', 'create-many', 'new-user'],
  },
  german: {
    folder: 'packages/console/src/locales/de',
    besides: ['shell', 'area', 'objects', 'home', 'gate', 'components', 'errors', 'create-many', 'new-user'],
  },
  rules: { folder: 'mocks/resources', besides: [] },
  stories: { folder: 'stories/screens', besides: ['shell'] },
} as const satisfies Record<string, { folder: string; besides: readonly string[] }>;

export type NounRoom = keyof typeof nounRooms;

const service = ['operations', 'rules'] as const;
const read = [...service, 'queries'] as const;
const screens = ['screens', 'words', 'german', 'stories'] as const;

/**
 * The nouns, and the rooms that each is required in. A missing room fails the test, and so does one
 * that is not declared here.
 * Some have no screens of their own (consumptions, service); the dashboard has no resource.
 */
export const nouns: Readonly<Record<string, readonly NounRoom[]>> = {
  'access-tokens': [...read, ...screens],
  'access-review': screens,
  accounts: [...read, ...screens],
  'apply-policy': screens,
  'archive-policies': [...read, ...screens],
  articles: read,
  authentication: [...read, ...screens],
  'background-jobs': read,
  'cloud-connector': read,
  consumptions: read,
  configuration: screens,
  'coupon-wallets': read,
  coupons: [...read, ...screens],
  dashboard: screens,
  'email-addresses': [...read, ...screens],
  'email-archive-configuration': screens,
  help: screens,
  groups: [...read, ...screens],
  'import-protocol': screens,
  'import-sources': [...read, ...screens],
  invoices: [...read, ...screens],
  mailboxes: [...read, ...screens],
  'my-profile': screens,
  organizations: read,
  orphans: screens,
  payments: [...read, ...screens],
  procedure: screens,
  service: read,
  setup: [...read, ...screens],
  statistics: screens,
  'tenant-balances': read,
  'tenant-registration-microsoft365': [...read, ...screens],
  'tenant-subscriptions': [...read, ...screens],
  'tenant-usages': service,
  tenants: [...read, ...screens],
  'trusted-domains': [...read, ...screens],
  users: [...read, ...screens],
};
