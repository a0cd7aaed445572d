import {
  addUserRoles,
  addUserToGroups,
  createUser,
  deleteUser,
  getUser,
  getUserRoles,
  listUserGroups,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
  updateUserName,
  updateUserProfile,
  type User,
} from '@archive-console/api-client';
import { isInDomain } from '../domains/is-in-domain.ts';
import { inAscii } from '../email-rule.ts';
import { isAsked, typedIn, unlessIdle } from '../lists/is-asked.ts';
import { listOf } from '../lists/list.ts';
import { removeUser } from '../people/departure.ts';
import { userWith } from '../people/find.ts';
import { join, leave } from '../people/memberships.ts';
import {
  displayNameFrom,
  invited,
  requireDomainFree,
  requireFree,
  userNameFrom,
} from '../people/new-user.ts';
import { refuse, refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

function keep(world: World, user: User): void {
  world.users.put(user);
  world.hub.notify('UsersChanged', { ids: [user.id] });
}

/** The user, unless Microsoft 365 manages him. */
function ownUser(world: World, userId: string): User {
  const user = userWith(world, userId);
  return user.hasExternalReference ? refuse('User.ManagedReadonly') : user;
}

/**
 * Of the names of roles only the administrator's is known (specification, section 6; D6). The other one is assumed: it
 * opens nothing, and shows how a further role is added and removed.
 */
const ROLES = [TENANT_ADMIN, 'HelpDesk'];

function requireKnownRoles(roles: readonly string[]): void {
  const unknown = roles.find((role) => !ROLES.includes(role));
  if (unknown !== undefined) refuseField('roles', `There is no role '${unknown}'.`);
}

export const usersRules = [
  rule(listUsers, ({ world, input }) => {
    const { hasExternalReference, role, emailDomain } = input;
    const keeps = (user: User) =>
      isAsked(hasExternalReference, user.hasExternalReference) &&
      (role === undefined || world.roles.of(user.id).has(role)) &&
      (emailDomain === undefined || isInDomain(user, inAscii(emailDomain)));
    return listOf(world.users, input, unlessIdle(typedIn(input), keeps));
  }),

  rule(getUser, ({ world, input }) => userWith(world, input.userId)),

  rule(createUser, ({ world, input }) => {
    const user = invited(world, input);
    keep(world, user);
    return user;
  }),

  rule(updateUserName, ({ world, input }) => {
    const user = ownUser(world, input.userId);
    const userName = userNameFrom(input.userName);
    requireFree(world, userName, user.id);
    requireDomainFree(world, userName);
    keep(world, { ...user, userName });
  }),

  rule(updateUserProfile, ({ world, input }) => {
    const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
    const user = { ...ownUser(world, input.userId), firstName, lastName, displayName: input.displayName };
    keep(world, { ...user, displayName: displayNameFrom(user) });
  }),

  rule(deleteUser, ({ world, input, me }) => {
    const user = userWith(world, input.userId);
    if (user.id === me().id) refuse('User.CannotDeleteCurrentUser');
    removeUser(world, ownUser(world, user.id));
  }),

  rule(getUserRoles, ({ world, input }) => [...world.roles.of(userWith(world, input.userId).id)]),

  rule(addUserRoles, ({ world, input }) => {
    const user = userWith(world, input.userId);
    requireKnownRoles(input.roles);
    world.roles.add(user.id, input.roles);
    world.hub.notify('UsersChanged', { ids: [user.id] });
  }),

  rule(removeUserRoles, ({ world, input, me }) => {
    const user = userWith(world, input.userId);
    requireKnownRoles(input.roles);
    if (user.id === me().id && input.roles.includes(TENANT_ADMIN))
      refuse('User.CannotRemoveRoleTenantAdminFromCurrentUser');
    world.roles.remove(user.id, input.roles);
    world.hub.notify('UsersChanged', { ids: [user.id] });
  }),

  rule(listUserGroups, ({ world, input }) => {
    const { id } = userWith(world, input.userId);
    return listOf(world.groups, input, (group) => world.members.of(group.id).has(id));
  }),

  rule(addUserToGroups, ({ world, input }) => join(world, input)),
  rule(removeUserFromGroups, ({ world, input }) => leave(world, input)),
];
