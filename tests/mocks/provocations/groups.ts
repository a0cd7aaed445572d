import {
  addGroupMembers,
  deleteGroup,
  getGroup,
  listGroupAddresses,
  listGroupMembers,
  removeGroupMembers,
  updateGroupName,
} from '@archive-console/api-client';
import { groupIdOf } from '@archive-console/mocks';
import { firstPage, type Stage } from '../stage.ts';
import type { Provoked } from './provocation.ts';

const none = { groupId: 'none' };
const managed = { groupId: groupIdOf('Board') };
const local = { groupId: groupIdOf('Accounting') };

const membership = (operation: typeof addGroupMembers | typeof removeGroupMembers) => ({
  'Group.NotFound': ({ client }: Stage) => client.call(operation, { ...none, memberIds: [] }),
  'Group.ManagedReadonly': ({ client }: Stage) => client.call(operation, { ...managed, memberIds: [] }),
  'User.NotFound': ({ client }: Stage) => client.call(operation, { ...local, memberIds: ['nobody'] }),
});

export const groupsProvoked: readonly Provoked[] = [
  [getGroup, { 'Group.NotFound': ({ client }) => client.call(getGroup, none) }],
  [
    listGroupMembers,
    { 'Group.NotFound': ({ client }) => client.call(listGroupMembers, { ...firstPage, ...none }) },
  ],
  [listGroupAddresses, { 'Group.NotFound': ({ client }) => client.call(listGroupAddresses, none) }],
  [
    updateGroupName,
    {
      'Group.NotFound': ({ client }) => client.call(updateGroupName, { ...none, name: 'Any' }),
      'Group.ManagedReadonly': ({ client }) => client.call(updateGroupName, { ...managed, name: 'Any' }),
    },
  ],
  [
    deleteGroup,
    {
      'Group.NotFound': ({ client }) => client.call(deleteGroup, none),
      'Group.ManagedReadonly': ({ client }) => client.call(deleteGroup, managed),
    },
  ],
  [addGroupMembers, membership(addGroupMembers)],
  [removeGroupMembers, membership(removeGroupMembers)],
];
