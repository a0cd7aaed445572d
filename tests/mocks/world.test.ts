import { type ApiError, createUser } from '@archive-console/api-client';
import { accounts, createWorld, personIdOf, signInAs } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { stage } from './stage.ts';

const codeIn = (error: ApiError) => error.code;

const held = (users?: number) => {
  const world = createWorld(users === undefined ? {} : { users });
  const tables = [
    world.users,
    world.groups,
    world.mailboxes,
    world.addresses,
    world.domains,
    world.accessTokens,
    world.importSources,
    world.importTasks,
  ];
  return JSON.stringify([
    ...tables.map((table) => [...table.rows()]),
    world.usage,
    world.policies,
    world.jobs,
  ]);
};

const emailOf = ({ email }: { email: string }) => email;

describe('A world', () => {
  it('is the same every time', () => {
    expect(held()).toBe(held());
    expect(held(500)).toBe(held(500));
  });

  it('is not touched by what happens in another', () => {
    const before = held();
    const world = createWorld();
    for (const { id } of world.users.rows()) world.users.remove(id);
    world.jobs.length = 0;
    expect(held()).toBe(before);
  });

  it.each([0, 1, 60, 10_000])('has %i users if that is asked for', (users) => {
    const world = createWorld({ users });
    expect(world.users.size).toBe(users);
    const names = new Set([...world.users.rows()].map(({ userName }) => userName));
    expect(names.size).toBe(users);
  });

  it('has no reference to what does not exist', () => {
    const world = createWorld();
    const owners = new Set([...world.mailboxes.rows(), ...world.groups.rows()].map(({ id }) => id));
    const lost = [...world.addresses.rows()].filter(
      ({ ownerId }) => ownerId !== null && !owners.has(ownerId),
    );
    expect(lost).toEqual([]);
    const people = [...world.mailboxes.rows()].flatMap(({ id, ownerId }) => [
      ...(ownerId === null ? [] : [ownerId]),
      ...world.delegates.of(id),
    ]);
    expect(people.filter((id) => world.users.get(id) === undefined)).toEqual([]);
    const addresses = [...world.addresses.rows()].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has the figures of the pictures', () => {
    const world = createWorld();
    const states = [...world.importSources.rows()].map(({ importSourceTaskState }) => importSourceTaskState);
    const count = (state: string) => states.filter((known) => known === state).length;
    expect([states.length, count('Failed'), count('Import')]).toEqual([41, 2, 1]);
    expect(world.jobs).toHaveLength(2);
    const managed = [...world.users.rows()].filter(({ hasExternalReference }) => hasExternalReference);
    expect(managed.length).toBeGreaterThan(30);
    expect(managed.length).toBeLessThan(63);
  });

  it('has only addresses the service itself would take', async () => {
    const { client, world } = await stage();
    const people = [...world.users.rows()].map(({ primaryEmail }) => primaryEmail);
    const addresses = [...world.addresses.rows()].map(({ address }) => address);
    const all = [...new Set([...people, ...addresses])];
    const create = (primaryEmail: string, index: number) =>
      client.call(createUser, { userName: `new-${index}`, primaryEmail, referenceId: 'any' });
    const codes = await Promise.all(all.map((address, index) => create(address, index).catch(codeIn)));
    expect(codes).not.toContain('Default.ValidationError');
  });

  it('has a user for every account, in its tenant', async () => {
    const here = accounts.filter(({ tenant }) => tenant !== 'gone');
    const amiss = await failing(here, emailOf, ({ tenant, userName, roles }) => {
      const world = createWorld({ tenant });
      const userId = personIdOf(tenant, userName);
      expect(world.users.get(userId)?.userName).toBe(userName);
      expect([...world.roles.of(userId)]).toEqual(roles);
    });
    expect(amiss).toEqual([]);
  });

  it('names the accounts that can be signed in', () => {
    expect(() => signInAs(createWorld(), 'nobody@demo.example')).toThrow(/Use one of admin@demo.example/);
  });
});
