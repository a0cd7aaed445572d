import type { ParseKeys } from 'i18next';

/** The navigation groups of the specification, section 2, in its order, with their titles. A group without areas is not shown. */
export const navigationGroups = {
  'users-and-groups': 'navigation.group.users-and-groups',
  'email-archive': 'navigation.group.email-archive',
  statistics: 'navigation.group.statistics',
  licenses: 'navigation.group.licenses',
  tenant: 'navigation.group.tenant',
  'help-and-support': 'navigation.group.help-and-support',
} as const satisfies Record<string, ParseKeys<'shell'>>;
export type NavigationGroup = keyof typeof navigationGroups;
