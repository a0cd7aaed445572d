import type { Mailbox, User } from '@archive-console/api-client';
import { createWorld, userIdOf } from '@archive-console/mocks';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { isMailboxAsked, mailboxRows, personRows } from '#console/features/access-review/access-rows.ts';
import { type AccessReads, createAccessReading, watchChanges } from '#console/queries/access-index.ts';
import { invalidate } from '#console/queries/invalidation.ts';
import { pageOfRows } from '#console/queries/whole-lists.ts';

const world = createWorld();
const all = [...world.mailboxes.rows()];
const users = [...world.users.rows()];
const daniyar = userIdOf('d.seitkali');
const isUser = (user: User | undefined): user is User => user !== undefined;

const reads: AccessReads = {
  users: (place) => Promise.resolve(pageOfRows(users, place, ['id'])),
  mailboxes: (place) => Promise.resolve(pageOfRows(all, place, ['id'])),
  delegates: (mailboxId) =>
    Promise.resolve([...world.delegates.of(mailboxId)].map((id) => world.users.get(id)).filter(isUser)),
  watch: () => () => undefined,
};

/** A reading that is shown, until it has ended. */
async function read(given: Partial<AccessReads> = {}) {
  const reading = createAccessReading({ ...reads, ...given });
  const leave = reading.subscribe(() => undefined);
  await vi.waitFor(() => expect(reading.current().phase).not.toBe('reading'));
  return { reading, leave };
}

describe('the reading of who can see which mailbox', () => {
  it('finds what the service knows, from both sides', async () => {
    const { reading } = await read();
    const index = reading.current();
    expect(index).toMatchObject({ phase: 'read', total: all.length, unread: [] });
    expect(mailboxRows(index)).toHaveLength(all.length);
    const person = personRows(index).find(({ id }) => id === daniyar);
    expect(person?.delegated.map(({ name }) => name).toSorted()).toEqual(['Press', 'Sales']);
  });

  it('says of no mailbox that it has no owner where the users were listed without its owner', async () => {
    const owned = all.find(({ ownerId }) => ownerId !== null);
    const others = users.filter(({ id }) => id !== owned?.ownerId);
    const { reading } = await read({
      users: (place) => Promise.resolve(pageOfRows(others, place, ['id'])),
      delegates: () => Promise.resolve([]),
    });
    const row = mailboxRows(reading.current()).find(({ id }) => id === owned?.id);
    expect(row).toMatchObject({ owner: null, isOwnerKnown: false });
    expect(row && isMailboxAsked({ page: 1, rowsPerPage: 25, sortBy: 'name', access: 'none' })(row)).toBe(
      false,
    );
    expect(personRows(reading.current()).some(({ isWhole }) => isWhole)).toBe(false);
  });

  it('has a row for a delegate whom the users were listed without', async () => {
    const others = users.filter(({ id }) => id !== daniyar);
    const { reading } = await read({ users: (place) => Promise.resolve(pageOfRows(others, place, ['id'])) });
    const rows = personRows(reading.current()).filter(({ id }) => id === daniyar);
    expect(rows.map(({ delegated }) => delegated.map(({ name }) => name).toSorted())).toEqual([
      ['Press', 'Sales'],
    ]);
  });

  it('never asks more than four mailboxes at once', async () => {
    let [running, most] = [0, 0];
    await read({
      async delegates(id, signal) {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return reads.delegates(id, signal);
      },
    });
    expect(most).toBe(4);
  });

  it('goes on past a mailbox that cannot be read, names it, and tries only that again', async () => {
    const [broken] = all as [Mailbox];
    const asked: string[] = [];
    let isBroken = true;
    const { reading } = await read({
      delegates(id, signal) {
        asked.push(id);
        return isBroken && id === broken.id ? Promise.reject(new Error('no')) : reads.delegates(id, signal);
      },
    });
    expect(reading.current()).toMatchObject({ phase: 'read', unread: [broken] });
    expect(mailboxRows(reading.current()).find(({ id }) => id === broken.id)?.delegates).toBeUndefined();
    isBroken = false;
    asked.length = 0;
    reading.resume();
    await vi.waitFor(() => expect(reading.current()).toMatchObject({ phase: 'read', unread: [] }));
    expect(asked).toEqual([broken.id]);
    expect(reading.current().known).toHaveLength(all.length);
  });

  it('goes on where it was stopped, with what was under way then', async () => {
    const asked: string[] = [];
    const reading = createAccessReading({
      ...reads,
      delegates(id, signal) {
        asked.push(id);
        if (asked.length === 10) reading.stop();
        return reads.delegates(id, signal);
      },
    });
    reading.subscribe(() => undefined);
    await vi.waitFor(() => expect(reading.current().phase).toBe('stopped'));
    const before = reading.current().known.length;
    expect(before).toBeLessThan(10);
    reading.resume();
    await vi.waitFor(() => expect(reading.current().phase).toBe('read'));
    expect(reading.current().known).toHaveLength(all.length);
    expect(asked.length).toBe(all.length + 10 - before);
  });

  it('pauses while no page shows it, and goes on for the next one', async () => {
    let release = (): void => undefined;
    const reading = createAccessReading({
      ...reads,
      delegates: (id, signal) =>
        new Promise((resolve) => {
          release = () => resolve(reads.delegates(id, signal));
        }),
    });
    const leave = reading.subscribe(() => undefined);
    await vi.waitFor(() => expect(reading.current().total).toBe(all.length));
    leave();
    release();
    await Promise.resolve();
    expect(reading.current()).toMatchObject({ phase: 'reading', known: [] });
    reading.subscribe(() => undefined);
    await vi.waitFor(() => {
      release();
      expect(reading.current().known.length).toBeGreaterThan(0);
    });
  });

  it.each([
    ['mailboxes cannot be listed', { mailboxes: () => Promise.reject(new Error('no')) }],
    ['users cannot be listed', { users: () => Promise.reject(new Error('no')) }],
    ['no mailbox can be read', { delegates: () => Promise.reject(new Error('no')) }],
  ])('fails where %s', async (_case, broken) => {
    const { reading } = await read(broken);
    expect(reading.current()).toMatchObject({ phase: 'failed', known: [], error: new Error('no') });
  });

  it('knows that something was changed since it began, until it is read anew', async () => {
    let change = (): void => undefined;
    const unwatch = vi.fn();
    const { reading } = await read({
      watch(onChange) {
        change = onChange;
        return unwatch;
      },
    });
    expect(reading.current().isOutdated).toBe(false);
    change();
    expect(reading.current()).toMatchObject({ phase: 'read', isOutdated: true });
    reading.resume();
    await vi.waitFor(() => expect(reading.current().phase).toBe('read'));
    expect(reading.current().isOutdated).toBe(true);
    expect(unwatch).not.toHaveBeenCalled();
    reading.restart();
    expect(unwatch).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(reading.current()).toMatchObject({ phase: 'read', isOutdated: false }));
  });

  it.each([
    ['a user', ['listUsers'], {}],
    ['a mailbox', ['listMailboxes', 'getMailboxWithOwner'], {}],
    ['the delegates of one mailbox', ['listMailboxDelegates'], { mailboxId: ['one'] }],
  ] as const)(
    'is out of date when %s is changed, each time it was read',
    async (_what, operations, about) => {
      const queryClient = new QueryClient();
      const change = vi.fn();
      for (const times of [1, 2]) {
        const stop = watchChanges(queryClient, change);
        invalidate(queryClient, operations, about);
        await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(times));
        stop();
      }
      invalidate(queryClient, ['listGroups'], {});
      expect(queryClient.getQueryCache().getAll()).toEqual([]);
    },
  );
});
