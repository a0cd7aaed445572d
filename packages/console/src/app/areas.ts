import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { prefixes } from '#shared/paths/prefixes.ts';
import type { AreaGuard } from './area-guard.ts';
import { type Area, defineArea, prefixesOf } from './define-area.ts';

/** In the order of section 2 of the specification. */
const inOrder = [
  defineArea({
    id: 'dashboard',
    prefix: prefixes.dashboard,
    titleKey: 'shell:navigation.dashboard',
    words: ['dashboard', 'components'],
    load: () => import('#features/dashboard/routes.tsx'),
  }),
  defineArea({
    id: 'users',
    prefix: prefixes.users,
    titleKey: 'shell:navigation.users',
    group: 'users-and-groups',
    words: ['users'],
    load: () => import('#features/users/routes.tsx'),
  }),
  defineArea({
    id: 'groups',
    prefix: prefixes.groups,
    titleKey: 'shell:navigation.groups',
    group: 'users-and-groups',
    words: ['groups'],
    load: () => import('#features/groups/routes.tsx'),
  }),
  defineArea({
    id: 'mailboxes',
    prefix: prefixes.mailboxes,
    titleKey: 'shell:navigation.mailboxes',
    group: 'users-and-groups',
    words: ['mailboxes', 'components'],
    load: () => import('#features/mailboxes/routes.tsx'),
  }),
  defineArea({
    id: 'access-review',
    prefix: prefixes.accessReview,
    titleKey: 'shell:navigation.access-review',
    group: 'users-and-groups',
    words: ['access-review'],
    load: () => import('#features/access-review/routes.tsx'),
  }),
  defineArea({
    id: 'email-addresses',
    prefix: prefixes.emailAddresses,
    titleKey: 'shell:navigation.email-addresses',
    group: 'users-and-groups',
    words: ['email-addresses', 'components'],
    load: () => import('#features/email-addresses/routes.tsx'),
  }),
  defineArea({
    id: 'orphans',
    prefix: prefixes.orphans,
    titleKey: 'shell:navigation.orphans',
    group: 'users-and-groups',
    words: ['orphans', 'import-sources'],
    load: () => import('#features/orphans/routes.tsx'),
  }),
  defineArea({
    id: 'archive-policies',
    prefix: prefixes.archivePolicies,
    titleKey: 'shell:navigation.archive-policies',
    group: 'email-archive',
    words: ['archive-policies', 'components'],
    load: () => import('#features/archive-policies/routes.tsx'),
  }),
  defineArea({
    id: 'import-sources',
    prefix: prefixes.importSources,
    titleKey: 'shell:navigation.import-sources',
    group: 'email-archive',
    words: ['import-sources', 'components'],
    load: () => import('#features/import-sources/routes.tsx'),
  }),
  defineArea({
    id: 'import-protocol',
    prefix: prefixes.importProtocol,
    within: 'import-sources',
    titleKey: 'shell:navigation.import-protocol',
    group: 'email-archive',
    words: ['import-protocol', 'import-sources', 'components'],
    load: () => import('#features/import-protocol/routes.tsx'),
  }),
  defineArea({
    id: 'apply-policy',
    prefix: prefixes.applyPolicy,
    titleKey: 'shell:navigation.apply-policy',
    group: 'email-archive',
    words: ['apply-policy', 'archive-policies', 'components'],
    load: () => import('#features/apply-policy/routes.tsx'),
  }),
  defineArea({
    id: 'email-archive-configuration',
    prefix: prefixes.emailArchiveConfiguration,
    titleKey: 'shell:navigation.email-archive-configuration',
    group: 'email-archive',
    guard: 'microsoft365',
    words: ['email-archive-configuration', 'components'],
    load: () => import('#features/email-archive-configuration/routes.tsx'),
  }),
  defineArea({
    id: 'statistics',
    prefix: prefixes.statistics,
    titleKey: 'shell:navigation.statistics',
    group: 'statistics',
    words: ['statistics', 'dashboard', 'components'],
    load: () => import('#features/statistics/routes.tsx'),
  }),
  defineArea({
    id: 'tenant-subscriptions',
    prefix: prefixes.licenses,
    titleKey: 'shell:navigation.tenant-subscriptions',
    group: 'licenses',
    guard: 'billing',
    words: ['tenant-subscriptions', 'payments'],
    load: () => import('#features/tenant-subscriptions/routes.tsx'),
  }),
  defineArea({
    id: 'coupons',
    prefix: prefixes.coupons,
    titleKey: 'shell:navigation.coupons',
    group: 'licenses',
    guard: 'billing',
    words: ['coupons'],
    load: () => import('#features/coupons/routes.tsx'),
  }),
  defineArea({
    id: 'invoices',
    prefix: prefixes.invoices,
    titleKey: 'shell:navigation.invoices',
    group: 'licenses',
    guard: 'billing',
    words: ['invoices'],
    load: () => import('#features/invoices/routes.tsx'),
  }),
  defineArea({
    id: 'payments',
    prefix: prefixes.payments,
    otherPrefix: prefixes.paymentReturn,
    titleKey: 'shell:navigation.payments',
    group: 'licenses',
    guard: 'billing',
    words: ['payments'],
    load: () => import('#features/payments/routes.tsx'),
  }),
  defineArea({
    id: 'trusted-domains',
    prefix: prefixes.trustedDomains,
    titleKey: 'shell:navigation.trusted-domains',
    group: 'tenant',
    words: ['trusted-domains'],
    load: () => import('#features/trusted-domains/routes.tsx'),
  }),
  defineArea({
    id: 'access-tokens',
    prefix: prefixes.accessTokens,
    titleKey: 'shell:navigation.access-tokens',
    group: 'tenant',
    words: ['access-tokens', 'components'],
    load: () => import('#features/access-tokens/routes.tsx'),
  }),
  defineArea({
    id: 'configuration',
    prefix: prefixes.configuration,
    titleKey: 'shell:navigation.configuration',
    group: 'tenant',
    words: ['configuration', 'tenants', 'components'],
    load: () => import('#features/configuration/routes.tsx'),
  }),
  defineArea({
    id: 'procedure',
    prefix: prefixes.procedure,
    within: 'configuration',
    titleKey: 'shell:navigation.procedure',
    group: 'tenant',
    words: ['procedure', 'configuration'],
    load: () => import('#features/procedure/routes.tsx'),
  }),
  defineArea({
    id: 'help',
    prefix: prefixes.help,
    titleKey: 'shell:navigation.help',
    group: 'help-and-support',
    words: ['help', 'errors', 'components'],
    load: () => import('#features/help/routes.tsx'),
  }),
  defineArea({
    id: 'my-profile',
    prefix: prefixes.myProfile,
    within: 'account-menu',
    titleKey: 'shell:account.profile',
    words: ['my-profile', 'access-tokens', 'gate', 'components'],
    load: () => import('#features/my-profile/routes.tsx'),
  }),
];
export type AreaId = (typeof inOrder)[number]['id'];

export const areas: readonly Area<AreaId>[] = inOrder;

/** What a return address may lead to. */
export const areaPrefixes = areas.flatMap(prefixesOf);

/** The area a path lies in. The longest prefix decides: the access review lies within the mailboxes. */
export function areaOf(pathname: string): Area<AreaId> | undefined {
  return areas
    .filter((area) => prefixesOf(area).some((prefix) => isPathUnder(pathname, prefix)))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];
}

/** What an address asks for to be there: what its area asks for, or that a payment was begun here (E19). */
export const guardOf = (pathname: string): AreaGuard | undefined =>
  isPathUnder(pathname, prefixes.paymentReturn) ? 'payment-return' : areaOf(pathname)?.guard;
