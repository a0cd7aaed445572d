import {
  addGroupMembers,
  addMailboxDelegates,
  type Address,
  addUserRoles,
  addUserToGroups,
  createEmailAddress,
  createGroup,
  createMailbox,
  createUser,
  deleteEmailAddress,
  deleteGroup,
  deleteMailbox,
  deleteUser,
  removeGroupMembers,
  removeMailboxDelegates,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
  updateGroupName,
  updateMailbox,
  updateUserName,
  updateUserProfile,
} from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';
import { emailAddressesMutations } from '#console/queries/email-addresses.ts';
import { groupsMutations } from '#console/queries/groups.ts';
import { mailboxesMutations } from '#console/queries/mailboxes.ts';
import { userGroupsMutations } from '#console/queries/users-groups.ts';
import { usersMutations } from '#console/queries/users.ts';

export const lena = {
  userName: 'lena.sommer',
  primaryEmail: 'lena.sommer@kanzlei-lund.example',
  firstName: 'Lena',
  lastName: 'Sommer',
};

const first = <T extends { hasExternalReference: boolean }>(
  rows: Iterable<T>,
  isMeant: (row: T) => boolean,
): T => {
  const row = [...rows].find((one) => !one.hasExternalReference && isMeant(one));
  if (row === undefined) throw new Error('The demo has no row that can be changed.');
  return row;
};
export const groupIn = ({ groups }: World) => first(groups.rows(), () => true);
/** A user without roles and groups. */
export const userIn = ({ users, roles, members, groups }: World) =>
  first(
    users.rows(),
    ({ id }) => roles.of(id).size === 0 && [...groups.rows()].every((group) => !members.of(group.id).has(id)),
  );

/** An address whose owner can be changed. */
function addressIn(world: World): Address {
  const [any] = [...world.addresses.rows()];
  if (any === undefined) throw new Error('The demo has no address.');
  const address = { ...any, addressType: 'GroupAddress' as const, ownerId: groupIn(world).id };
  world.addresses.put(address);
  return address;
}
const mailboxIn = ({ mailboxes }: World) => first(mailboxes.rows(), () => true);
/** A mailbox, and a user who is added to it or removed. */
const delegateIn = (world: World) => ({ mailboxId: mailboxIn(world).id, userIds: [userIn(world).id] });

/** Every write of users, groups, addresses and mailboxes, with what it is called with. */
export const writes = {
  createUser: [createUser, usersMutations.create, () => lena],
  updateUserName: [
    updateUserName,
    usersMutations.updateName,
    (world: World) => ({ userId: userIn(world).id, userName: 'renamed' }),
  ],
  updateUserProfile: [
    updateUserProfile,
    usersMutations.updateProfile,
    (world: World) => ({ userId: userIn(world).id, firstName: 'A', lastName: 'B', displayName: 'A B' }),
  ],
  deleteUser: [deleteUser, usersMutations.remove, (world: World) => ({ userId: userIn(world).id })],
  addUserRoles: [
    addUserRoles,
    usersMutations.addRoles,
    (world: World) => ({ userId: userIn(world).id, roles: [TENANT_ADMIN] }),
  ],
  removeUserRoles: [
    removeUserRoles,
    usersMutations.removeRoles,
    (world: World) => {
      const userId = userIn(world).id;
      world.roles.add(userId, [TENANT_ADMIN]);
      return { userId, roles: [TENANT_ADMIN] };
    },
  ],
  addUserToGroups: [
    addUserToGroups,
    userGroupsMutations.add,
    (world: World) => ({ userId: userIn(world).id, groupIds: [groupIn(world).id] }),
  ],
  removeUserFromGroups: [
    removeUserFromGroups,
    userGroupsMutations.remove,
    (world: World) => {
      const [{ id: userId }, { id: groupId }] = [userIn(world), groupIn(world)];
      world.members.add(groupId, [userId]);
      return { userId, groupIds: [groupId] };
    },
  ],
  createGroup: [createGroup, groupsMutations.create, () => ({ name: 'Night shift', groupType: 'Default' })],
  updateGroupName: [
    updateGroupName,
    groupsMutations.updateName,
    (world: World) => ({ groupId: groupIn(world).id, name: 'Night shift' }),
  ],
  addGroupMembers: [
    addGroupMembers,
    groupsMutations.addMembers,
    (world: World) => ({ groupId: groupIn(world).id, memberIds: [userIn(world).id] }),
  ],
  removeGroupMembers: [
    removeGroupMembers,
    groupsMutations.removeMembers,
    (world: World) => {
      const [{ id: userId }, { id: groupId }] = [userIn(world), groupIn(world)];
      world.members.add(groupId, [userId]);
      return { groupId, memberIds: [userId] };
    },
  ],
  deleteGroup: [deleteGroup, groupsMutations.remove, (world: World) => ({ groupId: groupIn(world).id })],
  createEmailAddress: [
    createEmailAddress,
    emailAddressesMutations.create,
    (world: World) => ({
      addressType: 'GroupAddress',
      address: 'night@kanzlei-lund.example',
      ownerId: groupIn(world).id,
    }),
  ],
  deleteEmailAddress: [
    deleteEmailAddress,
    emailAddressesMutations.remove,
    (world: World) => ({ emailAddressId: addressIn(world).id }),
  ],
  createMailbox: [
    createMailbox,
    mailboxesMutations.create,
    () => ({ name: 'Night shift', mailboxType: 'SharedMailbox' }),
  ],
  updateMailbox: [
    updateMailbox,
    mailboxesMutations.update,
    (world: World) => ({ id: mailboxIn(world).id, name: 'Night shift' }),
  ],
  addMailboxDelegates: [addMailboxDelegates, mailboxesMutations.addDelegates, delegateIn],
  removeMailboxDelegates: [
    removeMailboxDelegates,
    mailboxesMutations.removeDelegates,
    (world: World) => {
      const delegation = delegateIn(world);
      world.delegates.add(delegation.mailboxId, delegation.userIds);
      return delegation;
    },
  ],
  deleteMailbox: [
    deleteMailbox,
    mailboxesMutations.remove,
    (world: World) => ({ mailboxId: mailboxIn(world).id }),
  ],
} as const;
