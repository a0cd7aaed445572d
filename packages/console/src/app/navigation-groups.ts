import type { WordKey } from '#shared/i18n/use-words.ts';

/** The navigation groups of the specification, section 2, in its order, with their titles. A group without areas is not shown. */
export const navigationGroups = {
  'users-and-groups': 'shell:navigation.group.users-and-groups',
  'email-archive': 'shell:navigation.group.email-archive',
  statistics: 'shell:navigation.group.statistics',
  licenses: 'shell:navigation.group.licenses',
  tenant: 'shell:navigation.group.tenant',
  'help-and-support': 'shell:navigation.group.help-and-support',
} as const satisfies Record<string, WordKey>;
export type NavigationGroup = keyof typeof navigationGroups;
