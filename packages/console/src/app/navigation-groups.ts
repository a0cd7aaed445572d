/** The navigation groups of the specification, section 2, in its order. A group without areas is not shown. */
export const navigationGroups = [
  'users-and-groups',
  'email-archive',
  'statistics',
  'licenses',
  'tenant',
  'help-and-support',
] as const;
export type NavigationGroup = (typeof navigationGroups)[number];
