import {
  addGroupMembers,
  addUserRoles,
  createEmailAddress,
  createGroup,
  createMailbox,
  createUser,
  deleteGroup,
  deleteUser,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
  updateGroupName,
  updateUserName,
  updateUserProfile,
} from '@archive-console/api-client';
import type { FaultKind, World } from '@archive-console/mocks';
import { describe, expect, it, vi } from 'vitest';
import { emailAddressesMutations } from '#console/queries/email-addresses.ts';
import { groupsMutations } from '#console/queries/groups.ts';
import { setHubLive, stateOf } from '#console/queries/invalidation-state.ts';
import { mailboxesMutations } from '#console/queries/mailboxes.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';
import { usersMutations } from '#console/queries/users.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

const lena = {
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
const groupIn = ({ groups }: World) => first(groups.rows(), () => true);
/** A user without roles and groups. */
const userIn = ({ users, roles, members, groups }: World) =>
  first(
    users.rows(),
    ({ id }) => roles.of(id).size === 0 && [...groups.rows()].every((group) => !members.of(group.id).has(id)),
  );

/** Every write of users, groups and addresses, with what it is called with. */
const writes = {
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
  createMailbox: [
    createMailbox,
    mailboxesMutations.create,
    () => ({ name: 'Night shift', mailboxType: 'SharedMailbox' }),
  ],
} as const;
const names = Object.keys(writes) as (keyof typeof writes)[];

/** Sends a write whose answer goes wrong; the hub is simulated by what it would note. */
async function lose(name: keyof typeof writes, kind: FaultKind, isDone: boolean) {
  const console = await openQueries();
  const { world, client, send } = console;
  const [operation, mutation, inputOf] = writes[name];
  setHubLive(client, true);
  world.hub.notify = (_event, { ids = [] }: { ids?: readonly string[] }) => {
    for (const id of ids)
      for (const field of ['groupId', 'mailboxId']) stateOf(client).notified.add(`${field} ${id}`);
  };
  const fault = world.faults.add({ operation, kind, isDone });
  const result = await send(mutation(), inputOf(world)).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  return { ...console, result, fault };
}

describe.each(names)('an answer of %s that is lost', (name) => {
  it.each(['bad-gateway', 'unexpected-error', 'malformed-json'] as const)(
    'by a %s, after it was done, counts as done',
    async (kind) => {
      const { result } = await lose(name, kind, true);
      expect(result).not.toHaveProperty('error');
    },
  );

  it('is known to be looked up', async () => {
    const { result } = await lose(name, 'bad-gateway', true);
    expect(wasLookedUp((result as { answer: unknown }).answer)).toBe(true);
  });

  it.each(['bad-gateway', 'network-error'] as const)(
    'by a %s, before it was done, is said to have changed nothing',
    async (kind) => {
      const { result } = await lose(name, kind, false);
      expect(outcomeOf((result as { error: unknown }).error)).toBe('not-done');
    },
  );
});

describe('a write that fails', () => {
  it('is said to be unknown where what it became cannot be read', async () => {
    const { world, send } = await openQueries();
    world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    world.faults.add({ operation: listUsers, kind: 'unavailable' });
    const error: unknown = await send(usersMutations.create(), lena).catch((thrown: unknown) => thrown);
    expect(outcomeOf(error)).toBe('unknown');
  });

  it('has reached its goal where trying again is refused because the first try had', async () => {
    const { world, send } = await openQueries();
    const lost = world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    const unread = world.faults.add({ operation: listUsers, kind: 'unavailable' });
    await send(usersMutations.create(), lena).catch(() => undefined);
    world.faults.remove(lost.id);
    world.faults.remove(unread.id);
    expect(await send(usersMutations.create(), lena)).toMatchObject({ userName: lena.userName });
    expect([...world.users.rows()].filter(({ userName }) => userName === lena.userName)).toHaveLength(1);
  });

  it('is not looked up where the service refused it', async () => {
    const { world, send, sent } = await openQueries();
    const { userName } = userIn(world);
    const error: unknown = await send(usersMutations.create(), { ...lena, userName }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'User.UserNameAlreadyExists' });
    expect(outcomeOf(error)).toBeUndefined();
    expect(sent).toEqual(['createUser']);
  });

  it('is no success where another user has the name, with other values', async () => {
    const { world, send } = await openQueries();
    world.faults.add({ operation: createUser, kind: 'bad-gateway' });
    const { userName } = userIn(world);
    const error: unknown = await send(usersMutations.create(), { ...lena, userName }).catch(
      (thrown: unknown) => thrown,
    );
    expect(outcomeOf(error)).toBe('not-done');
  });
});

describe('rows of a bulk run', () => {
  it('whose answers are lost are looked up', async () => {
    const { world, client } = await openQueries();
    const { id } = userIn(world);
    world.faults.add({ operation: removeUserRoles, kind: 'bad-gateway', isDone: true });
    world.roles.add(id, [TENANT_ADMIN]);
    await expect(usersBulk.removeRoles(client, [TENANT_ADMIN]).act(id)).resolves.toBeDefined();
    expect(world.roles.of(id).has(TENANT_ADMIN)).toBe(false);
  });

  it('that another person has deleted are what was wanted', async () => {
    const { client } = await openQueries();
    await expect(
      usersBulk.remove(client).act('00000000-0000-4000-8000-000000000000'),
    ).resolves.toBeUndefined();
  });

  it('that were not done are said so', async () => {
    const { world, client } = await openQueries();
    vi.spyOn(world.hub, 'notify');
    world.faults.add({ operation: removeUserFromGroups, kind: 'bad-gateway' });
    const { id } = userIn(world);
    const groupId = groupIn(world).id;
    world.members.add(groupId, [id]);
    const error: unknown = await usersBulk
      .removeFromGroups(client, id)
      .act(groupId)
      .catch((thrown: unknown) => thrown);
    expect(outcomeOf(error)).toBe('not-done');
  });
});
