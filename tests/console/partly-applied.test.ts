import {
  addGroupMembers,
  addMailboxDelegates,
  addUserRoles,
  addUserToGroups,
  type AnyOperation,
  removeGroupMembers,
  removeMailboxDelegates,
  removeUserFromGroups,
  removeUserRoles,
} from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { groupsMutations } from '#console/queries/groups.ts';
import { mailboxesMutations } from '#console/queries/mailboxes.ts';
import { userGroupsMutations } from '#console/queries/users-groups.ts';
import { usersMutations } from '#console/queries/users.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

const roles = ['Auditor', 'Reviewer'];

/** Two objects of a kind that can be changed. */
function twoOf<TRow extends { id: string; hasExternalReference: boolean }>(rows: Iterable<TRow>): string[] {
  const local = [...rows].filter(({ hasExternalReference }) => !hasExternalReference);
  return local.slice(-2).map(({ id }) => id);
}
const oneOf = (rows: Iterable<{ id: string; hasExternalReference: boolean }>) => twoOf(rows)[0] ?? '';

/** Writes for two at once: what they are called with, and how the service gets to hold so many of the two. */
const writes: Record<
  string,
  readonly [AnyOperation, () => object, (world: World, count: number) => object, adds: boolean]
> = {
  'roles of a user': [
    addUserRoles,
    usersMutations.addRoles,
    (world, count) => {
      const userId = oneOf(world.users.rows());
      world.roles.remove(userId, [...world.roles.of(userId)]);
      world.roles.add(userId, roles.slice(0, count));
      return { userId, roles };
    },
    true,
  ],
  'roles taken from a user': [
    removeUserRoles,
    usersMutations.removeRoles,
    (world, count) => {
      const userId = oneOf(world.users.rows());
      world.roles.add(userId, roles.slice(0, count));
      return { userId, roles };
    },
    false,
  ],
  'groups of a user': [
    addUserToGroups,
    userGroupsMutations.add,
    (world, count) => inGroups(world, count),
    true,
  ],
  'groups that a user leaves': [
    removeUserFromGroups,
    userGroupsMutations.remove,
    (world, count) => inGroups(world, count),
    false,
  ],
  'members of a group': [
    addGroupMembers,
    groupsMutations.addMembers,
    (world, count) => withMembers(world, count),
    true,
  ],
  'members removed from a group': [
    removeGroupMembers,
    groupsMutations.removeMembers,
    (world, count) => withMembers(world, count),
    false,
  ],
  'delegates of a mailbox': [
    addMailboxDelegates,
    mailboxesMutations.addDelegates,
    (world, count) => withDelegates(world, count),
    true,
  ],
  'delegates removed from a mailbox': [
    removeMailboxDelegates,
    mailboxesMutations.removeDelegates,
    (world, count) => withDelegates(world, count),
    false,
  ],
};

function inGroups(world: World, count: number) {
  const [userId, groupIds] = [oneOf(world.users.rows()), twoOf(world.groups.rows())];
  for (const [index, groupId] of groupIds.entries()) {
    world.members.remove(groupId, [userId]);
    if (index < count) world.members.add(groupId, [userId]);
  }
  return { userId, groupIds };
}

function withMembers(world: World, count: number) {
  const [groupId, memberIds] = [oneOf(world.groups.rows()), twoOf(world.users.rows())];
  world.members.remove(groupId, memberIds);
  world.members.add(groupId, memberIds.slice(0, count));
  return { groupId, memberIds };
}

function withDelegates(world: World, count: number) {
  const [mailboxId, userIds] = [oneOf(world.mailboxes.rows()), twoOf(world.users.rows())];
  world.delegates.remove(mailboxId, userIds);
  world.delegates.add(mailboxId, userIds.slice(0, count));
  return { mailboxId, userIds };
}

/** What is found out of a write whose answer is lost, where the service then holds so many of the two. */
async function outcomeWith(name: string, count: number) {
  const { world, send } = await openQueries();
  const [operation, mutation, inputWith] = writes[name] ?? [];
  if (operation === undefined || mutation === undefined) throw new Error(`There is no write of ${name}.`);
  world.faults.add({ operation, kind: 'unexpected-error' });
  const answer: unknown = await send(mutation(), inputWith?.(world, count)).catch((error: unknown) => error);
  return wasLookedUp(answer) ? 'done' : outcomeOf(answer);
}

describe.each(Object.keys(writes))('%s: an answer that is lost', (name) => {
  const adds = writes[name]?.[3] === true;

  it.each([
    [0, adds ? 'not-done' : 'done'],
    [2, adds ? 'done' : 'not-done'],
  ])('says what was done where the service holds %i of two', async (count, outcome) => {
    expect(await outcomeWith(name, count)).toBe(outcome);
  });

  it('does not say that nothing was changed where a part of it was', async () => {
    expect(await outcomeWith(name, 1)).toBe('unknown');
  });
});
