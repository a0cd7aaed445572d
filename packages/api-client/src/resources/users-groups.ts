import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith } from '../reading.ts';
import { group } from '../shapes/group.ts';

/** One page of the groups a user belongs to. */
export const listUserGroups = operation({
  name: 'listUserGroups',
  noun: 'users',
  summary: 'Lists the groups of a user.',
  method: 'POST',
  path: '/users/get-member-groups-of-user',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    userId: v.string(),
  }),
  answers: pageOf(group),
  errors: ['User.NotFound'],
  assumed: pagedAssumptions({ path: 'D72', 'takes.userId': 'O126' }),
});

/** Makes a user a member of groups. */
export const addUserToGroups = operation({
  name: 'addUserToGroups',
  noun: 'users',
  summary: 'Adds a user to groups.',
  method: 'POST',
  path: '/users/add-user-to-groups',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string(), groupIds: v.array(v.string()) }),
  errors: ['User.NotFound', 'Group.NotFound', 'Group.ManagedReadonly'],
  assumed: { path: 'D72', takes: 'O123', errors: 'O123' },
});

/** Ends a user's membership of groups. The path is spelled as the specification spells it (D35). */
export const removeUserFromGroups = operation({
  name: 'removeUserFromGroups',
  noun: 'users',
  summary: 'Removes a user from groups.',
  method: 'POST',
  path: '/users/remove-user-from-to-groups',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string(), groupIds: v.array(v.string()) }),
  errors: ['User.NotFound', 'Group.NotFound', 'Group.ManagedReadonly'],
  assumed: { path: 'D35', takes: 'O130', errors: 'O130' },
});
