import {
  createGroup,
  createMailbox,
  createUser,
  listGroups,
  listMailboxes,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
} from '@archive-console/api-client';
import type { FaultKind } from '@archive-console/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupsBulk } from '#console/queries/groups.ts';
import { setHubLive, stateOf } from '#console/queries/invalidation-state.ts';
import { mailboxesBulk } from '#console/queries/mailboxes-bulk.ts';
import { usersBulk } from '#console/queries/users-bulk.ts';
import { usersMutations } from '#console/queries/users.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { operations } from '../api-client/contract-operations.ts';
import { openQueries } from './open-queries.ts';
import { groupIn, lena, userIn, writes } from './writes-of-people.ts';

const names = Object.keys(writes) as (keyof typeof writes)[];

it('each write of users, groups, addresses and mailboxes has a row', () => {
  const nouns = ['users', 'groups', 'email-addresses', 'mailboxes'];
  const meant = operations.filter(([, { effect, noun }]) => effect === 'write' && nouns.includes(noun));
  expect(names.toSorted()).toEqual(meant.map(([name]) => name).toSorted());
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the answer is waited for ends as soon as the service has been asked. */
function endWaitWhen(isAsked: () => boolean): void {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const ask = setInterval(() => {
    if (!isAsked()) return;
    clearInterval(ask);
    limit.abort();
  });
}

/** The second look comes at once. */
async function inNoTime<T>(sent: Promise<T>): Promise<T> {
  const state = { isOver: false };
  void sent.then(() => (state.isOver = true));
  while (!state.isOver) await vi.advanceTimersByTimeAsync(100);
  return sent;
}

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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const input = inputOf(world);
  const fault = world.faults.add({ operation, kind, isDone });
  if (kind === 'timeout') endWaitWhen(() => fault.hits > 0);
  const result = await inNoTime(
    send(mutation(), input).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    ),
  );
  return { ...console, result, fault };
}

describe.each(names)('an answer of %s that is lost', (name) => {
  it.each([
    'bad-gateway',
    'unavailable',
    'unexpected-error',
    'malformed-json',
    'empty-answer',
    'web-page',
    'wrong-shape',
    'timeout',
  ] as const)('by a %s, after it was done, counts as done', async (kind) => {
    const { result } = await lose(name, kind, true);
    expect(result).not.toHaveProperty('error');
  });

  it('is known to be looked up', async () => {
    const { result } = await lose(name, 'bad-gateway', true);
    expect(wasLookedUp((result as { answer: unknown }).answer)).toBe(true);
  });

  it.each(['bad-gateway', 'unavailable', 'unexpected-error', 'web-page', 'network-error'] as const)(
    'by a %s, before it was done, is said to have changed nothing',
    async (kind) => {
      const { result } = await lose(name, kind, false);
      expect(outcomeOf((result as { error: unknown }).error)).toBe('not-done');
    },
  );

  it('by a time-out, before it was done, is said to have changed nothing so far', async () => {
    const { result } = await lose(name, 'timeout', false);
    expect(outcomeOf((result as { error: unknown }).error)).toBe('not-yet');
  });
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

  describe.each([
    ['mailboxes', mailboxesBulk.create, createMailbox, listMailboxes, { mailboxType: 'SharedMailbox' }],
    ['groups', groupsBulk.create, createGroup, listGroups, { groupType: 'Default' }],
  ] as const)('that create %s of one name', (noun, create, operation, list, type) => {
    async function createTwins() {
      const { world, client } = await openQueries();
      world.hub.notify = (_event, { ids = [] }: { ids?: readonly string[] }) => {
        for (const id of ids)
          for (const field of ['groupId', 'mailboxId']) stateOf(client).notified.add(`${field} ${id}`);
      };
      const { act } = create(client, () => ({ name: 'Night shift', ...type }) as never);
      return {
        world,
        act,
        errorOf: (row: string) =>
          act(row).then(
            () => undefined,
            (error: unknown) => error,
          ),
        count: () => [...world[noun].rows()].filter(({ name }) => name === 'Night shift').length,
      };
    }

    it('do not take what another has created for their own', async () => {
      const { world, act, errorOf, count } = await createTwins();
      await act('1');
      world.faults.add({ operation, kind: 'unexpected-error' });
      expect(outcomeOf(await errorOf('2'))).toBe('not-done');
      expect(count()).toBe(1);
    });

    it('find their own beside it', async () => {
      const { world, act, count } = await createTwins();
      const one = await act('1');
      world.faults.add({ operation, kind: 'unexpected-error', isDone: true });
      const other = await act('2');
      expect(wasLookedUp(other)).toBe(true);
      expect(other).not.toMatchObject({ id: (one as { id: string }).id });
      expect(count()).toBe(2);
    });

    it('are unknown where it may be that of another without an answer', async () => {
      const { world, errorOf } = await createTwins();
      const lost = world.faults.add({ operation, kind: 'unexpected-error', isDone: true });
      const unread = world.faults.add({ operation: list, kind: 'unavailable' });
      expect(outcomeOf(await errorOf('1'))).toBe('unknown');
      world.faults.remove(lost.id);
      world.faults.remove(unread.id);
      const notDone = world.faults.add({ operation, kind: 'unexpected-error' });
      expect(outcomeOf(await errorOf('2'))).toBe('unknown');
      world.faults.remove(notDone.id);
      world.faults.add({ operation, kind: 'forbidden' });
      const refused = await errorOf('3');
      expect(refused).toMatchObject({ status: 403 });
      expect(outcomeOf(refused)).toBeUndefined();
    });
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
