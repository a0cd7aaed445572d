import * as v from 'valibot';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { bareOrIn, objectWith } from '../reading.ts';
import { user } from '../shapes/user.ts';

/** One page of the tenant's users, with the typed filters beside the text (D26). */
export const listUsers = operation({
  name: 'listUsers',
  noun: 'users',
  summary: 'Lists users.',
  method: 'POST',
  path: '/users/get-users',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    hasExternalReference: v.optional(v.boolean()),
    role: v.optional(v.string()),
    emailDomain: v.optional(v.string()),
  }),
  answers: pageOf(user),
  errors: [],
  assumed: pagedAssumptions({
    path: 'D72',
    'takes.hasExternalReference': 'D26',
    'takes.role': 'D26',
    'takes.emailDomain': 'D26',
  }),
});

/** One user. */
export const getUser = operation({
  name: 'getUser',
  noun: 'users',
  summary: 'Reads a user.',
  method: 'GET',
  path: '/users/get-user/{userId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ userId: v.string() }),
  answers: user,
  errors: ['User.NotFound'],
  assumed: { path: 'D72', answers: 'O127' },
});

/** Invites a user. A name at Microsoft needs the `referenceId` of the account there. */
export const createUser = operation({
  name: 'createUser',
  noun: 'users',
  summary: 'Creates a user.',
  method: 'POST',
  path: '/users/create-user',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    userName: v.string(),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    primaryEmail: v.optional(v.string()),
    displayName: v.optional(v.string()),
    referenceId: v.optional(v.string()),
  }),
  answers: user,
  errors: [
    'User.UserNameAlreadyExists',
    'User.CannotInviteUserDomainInUse',
    'User.MicrosoftUserRequiresReferenceId',
  ],
  assumed: { path: 'D72', takes: 'O124', answers: 'O124', errors: 'O124' },
});

/** Changes the name a user signs in with. */
export const updateUserName = operation({
  name: 'updateUserName',
  noun: 'users',
  summary: 'Changes the user name.',
  method: 'POST',
  path: '/users/update-user-name',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string(), userName: v.string() }),
  errors: [
    'User.NotFound',
    'User.UserNameAlreadyExists',
    'User.CannotInviteUserDomainInUse',
    'User.ManagedReadonly',
  ],
  assumed: { path: 'D72', takes: 'O132', errors: 'O132' },
});

/** Changes what a user is called. A text may be emptied. */
export const updateUserProfile = operation({
  name: 'updateUserProfile',
  noun: 'users',
  summary: 'Changes the profile of a user.',
  method: 'POST',
  path: '/users/update-user-profile',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    userId: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    displayName: v.string(),
  }),
  errors: ['User.NotFound', 'User.ManagedReadonly'],
  assumed: { path: 'D72', takes: 'O133', errors: 'O133' },
});

/** Deletes a user. */
export const deleteUser = operation({
  name: 'deleteUser',
  noun: 'users',
  summary: 'Deletes a user.',
  method: 'DELETE',
  path: '/users/delete-user/{userId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string() }),
  errors: ['User.NotFound', 'User.CannotDeleteCurrentUser', 'User.ManagedReadonly'],
  assumed: { path: 'D72', errors: 'O125' },
});

/** The roles of one user. */
export const getUserRoles = operation({
  name: 'getUserRoles',
  noun: 'users',
  summary: 'Reads the roles of a user.',
  method: 'GET',
  path: '/users/get-user-roles/{userId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ userId: v.string() }),
  answers: bareOrIn('roles', v.array(v.string())),
  errors: ['User.NotFound'],
  assumed: { path: 'D72', answers: 'O128' },
});

/** Gives roles to a user; those already held stay. */
export const addUserRoles = operation({
  name: 'addUserRoles',
  noun: 'users',
  summary: 'Gives roles to a user.',
  method: 'POST',
  path: '/users/add-user-roles',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string(), roles: v.array(v.string()) }),
  errors: ['User.NotFound'],
  assumed: { path: 'D72', errors: 'O122' },
});

/** Takes roles from a user. */
export const removeUserRoles = operation({
  name: 'removeUserRoles',
  noun: 'users',
  summary: 'Takes roles from a user.',
  method: 'POST',
  path: '/users/remove-user-roles',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ userId: v.string(), roles: v.array(v.string()) }),
  errors: ['User.NotFound', 'User.CannotRemoveRoleTenantAdminFromCurrentUser'],
  assumed: { path: 'D72', takes: 'O131', errors: 'O131' },
});
