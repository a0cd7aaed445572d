import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { bareOrIn, objectWith } from '../reading.ts';
import { address } from '../shapes/address.ts';
import { group } from '../shapes/group.ts';
import { user } from '../shapes/user.ts';

/** One page of the tenant's groups. */
export const listGroups = operation({
  name: 'listGroups',
  noun: 'groups',
  summary: 'Lists groups.',
  method: 'POST',
  path: '/groups/get-groups',
  access: 'bearer',
  effect: 'read',
  takes: v.object(pagedRequest),
  answers: pageOf(group),
  errors: [],
  assumed: pagedAssumptions(),
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
