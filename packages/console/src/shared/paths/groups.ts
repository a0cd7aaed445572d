import { prefixes } from './prefixes.ts';

/** The tabs of a group, in the order they are shown (D13). The first one is shown where none is named. */
export const groupTabs = ['overview', 'members', 'addresses'] as const;
export type GroupTab = (typeof groupTabs)[number];

const list = prefixes.groups;
const details = (groupId: string, tab: GroupTab = 'overview') =>
  `${list}/${encodeURIComponent(groupId)}${tab === 'overview' ? '' : `/${tab}`}`;

export const groupsPaths = {
  list: () => list,
  create: () => `${list}/create-group`,
  createMany: () => `${list}/create-many`,
  details,
  edit: (groupId: string, tab?: GroupTab) => `${details(groupId, tab)}/edit`,
  addMembers: (groupId: string) => `${details(groupId, 'members')}/add-members`,
  createAddress: (groupId: string) => `${details(groupId, 'addresses')}/create-email-address`,
};
