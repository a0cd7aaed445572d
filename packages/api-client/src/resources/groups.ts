import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { bareOrIn, objectWith } from '../reading.ts';
import { address } from '../shapes/address.ts';
import { group, GROUP_TYPES } from '../shapes/group.ts';
import { user } from '../shapes/user.ts';

/** One page of the tenant's groups, with the typed filters beside the text (D26). */
export const listGroups = operation({
  name: 'listGroups',
  noun: 'groups',
  summary: 'Lists groups.',
  method: 'POST',
  path: '/groups/get-groups',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    groupType: v.optional(v.picklist(GROUP_TYPES)),
    hasExternalReference: v.optional(v.boolean()),
  }),
  answers: pageOf(group),
  errors: [],
  assumed: pagedAssumptions({ 'takes.groupType': 'D26', 'takes.hasExternalReference': 'D26' }),
});

/** One group. */
export const getGroup = operation({
  name: 'getGroup',
  noun: 'groups',
  summary: 'Reads a group.',
  method: 'GET',
  path: '/groups/get-group/{groupId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ groupId: v.string() }),
  answers: group,
  errors: ['Group.NotFound'],
  assumed: { answers: 'O049' },
});

/** One page of the users who belong to a group. */
export const listGroupMembers = operation({
  name: 'listGroupMembers',
  noun: 'groups',
  summary: 'Lists the members of a group.',
  method: 'POST',
  path: '/groups/get-group-members',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    groupId: v.string(),
  }),
  answers: pageOf(user),
  errors: ['Group.NotFound'],
  assumed: pagedAssumptions({ 'takes.groupId': 'O051' }),
});

/** All e-mail addresses of a group. */
export const listGroupAddresses = operation({
  name: 'listGroupAddresses',
  noun: 'groups',
  summary: 'Lists the e-mail addresses of a group.',
  method: 'GET',
  path: '/groups/get-group-addresses/{groupId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ groupId: v.string() }),
  answers: bareOrIn('rows', v.array(address)),
  errors: ['Group.NotFound'],
  assumed: { answers: 'D27' },
});

/** Creates a group without members. */
export const createGroup = operation({
  name: 'createGroup',
  noun: 'groups',
  summary: 'Creates a group.',
  method: 'POST',
  path: '/groups/create-group',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ name: v.string(), groupType: v.picklist(GROUP_TYPES) }),
  answers: group,
  errors: [],
  assumed: { takes: 'O047', answers: 'O047' },
});

/** Changes the name of a group. */
export const updateGroupName = operation({
  name: 'updateGroupName',
  noun: 'groups',
  summary: 'Changes the name of a group.',
  method: 'POST',
  path: '/groups/update-group-name',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ groupId: v.string(), name: v.string() }),
  errors: ['Group.NotFound', 'Group.ManagedReadonly'],
  assumed: { takes: 'O054', errors: 'O054' },
});

/** Deletes a group. Its members stay; its addresses stay without owner, because archived mail bears them (O048). */
export const deleteGroup = operation({
  name: 'deleteGroup',
  noun: 'groups',
  summary: 'Deletes a group.',
  method: 'DELETE',
  path: '/groups/delete-group/{groupId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ groupId: v.string() }),
  errors: ['Group.NotFound', 'Group.ManagedReadonly'],
  assumed: { errors: 'O048' },
});

/** Makes users members of a group: all of them or none. Who belongs to it already stays. */
export const addGroupMembers = operation({
  name: 'addGroupMembers',
  noun: 'groups',
  summary: 'Adds members to a group.',
  method: 'POST',
  path: '/groups/add-members-to-group',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ groupId: v.string(), memberIds: v.array(v.string()) }),
  errors: ['Group.NotFound', 'Group.ManagedReadonly', 'User.NotFound'],
  assumed: { errors: 'O046' },
});

/** Ends the membership of users of a group: of all or of none. Who does not belong to it is passed over. */
export const removeGroupMembers = operation({
  name: 'removeGroupMembers',
  noun: 'groups',
  summary: 'Removes members from a group.',
  method: 'POST',
  path: '/groups/remove-members-from-group',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ groupId: v.string(), memberIds: v.array(v.string()) }),
  errors: ['Group.NotFound', 'Group.ManagedReadonly', 'User.NotFound'],
  assumed: { takes: 'O053', errors: 'O053' },
});
