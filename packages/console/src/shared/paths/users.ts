import { prefixes } from './prefixes.ts';

/** The tabs of a user, in the order they are shown (D13). The first one is shown where none is named. */
export const userTabs = ['profile', 'roles', 'groups', 'access'] as const;
export type UserTab = (typeof userTabs)[number];

const list = prefixes.users;
const details = (userId: string, tab: UserTab) =>
  `${list}/${encodeURIComponent(userId)}${tab === 'profile' ? '' : `/${tab}`}`;

export const usersPaths = {
  list: () => list,
  create: () => `${list}/create-user`,
  createMany: () => `${list}/create-many`,
  /** The list of those with an address in a domain. */
  inDomain: (domainName: string) => `${list}?domain=${encodeURIComponent(domainName)}`,
  details: (userId: string, tab: UserTab = 'profile') => details(userId, tab),
  edit: (userId: string, tab: UserTab = 'profile') => `${details(userId, tab)}/edit`,
  addRoles: (userId: string) => `${details(userId, 'roles')}/add-roles`,
  addToGroups: (userId: string) => `${details(userId, 'groups')}/add-to-groups`,
};
