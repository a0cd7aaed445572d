import {
  type AnyOperation,
  createMailbox,
  createUser,
  deleteUser,
  getUser,
  listMailboxes,
  listUsers,
} from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { userIdOf } from '@archive-console/mocks';
import { isAboutDeleted } from '#console/queries/deleted-objects.ts';
import { mailboxesMutations } from '#console/queries/mailboxes.ts';
import { usersMutations } from '#console/queries/users.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';
import { lena } from './writes-of-people.ts';

/** A write, what it is looked up by, and what is sent. */
type Sent = [operation: AnyOperation, list: AnyOperation, mutation: object, input: object];

describe('the same write, sent again where what became of it is unknown', () => {
  /** What became of the first one cannot be read either; from then on all is well. */
  async function sendUnread(isDone: boolean, ...[operation, list, mutation, input]: Sent) {
    const console = await openQueries();
    const { world, send, sent } = console;
    const lost = world.faults.add({ operation, kind: 'bad-gateway', isDone });
    const unread = world.faults.add({ operation: list, kind: 'unavailable' });
    const again = () => send(mutation, input);
    const error: unknown = await again().catch((thrown: unknown) => thrown);
    expect(outcomeOf(error)).toBe('unknown');
    world.faults.remove(lost.id);
    const writes = () => sent.filter((name) => name === operation.name).length;
    return { ...console, again, writes, heal: () => world.faults.remove(unread.id) };
  }
  const user: Sent = [createUser, listUsers, usersMutations.create(), lena];
  const night = { name: 'Night shift', mailboxType: 'SharedMailbox', ownerId: null };
  const mailbox: Sent = [createMailbox, listMailboxes, mailboxesMutations.create(), night];

  it('is found, and not sent', async () => {
    const { again, heal, writes } = await sendUnread(true, ...user);
    heal();
    expect(wasLookedUp(await again())).toBe(true);
    expect(writes()).toBe(1);
  });

  it.each([user, mailbox])('is sent where it was not done', async (...what) => {
    const { again, heal, writes } = await sendUnread(false, ...what);
    heal();
    await again();
    expect(writes()).toBe(2);
  });

  it('is not sent while nothing can be read', async () => {
    const { again, writes } = await sendUnread(true, ...mailbox);
    expect(outcomeOf(await again().catch((thrown: unknown) => thrown))).toBe('unsent');
    expect(writes()).toBe(1);
  });

  it('is found later all the same', async () => {
    const { again, heal, writes } = await sendUnread(true, ...user);
    await again().catch(() => undefined);
    heal();
    expect(wasLookedUp(await again())).toBe(true);
    expect(writes()).toBe(1);
  });

  it('is sent where the service refuses to say it: it says why of the write as well', async () => {
    const { again, heal, world, writes } = await sendUnread(false, ...user);
    heal();
    world.faults.add({ operation: listUsers, kind: 'forbidden' });
    await again();
    expect(writes()).toBe(2);
  });

  it('is not read any more where it was a deletion that is found done', async () => {
    const input = { userId: userIdOf('gustav.lund') };
    const gustav: Sent = [deleteUser, getUser, usersMutations.remove(), input];
    const { again, client, heal, writes } = await sendUnread(true, ...gustav);
    heal();
    await again();
    expect(writes()).toBe(1);
    expect(isAboutDeleted(client, ['getUser', input])).toBe(true);
  });

  it('is not sent where what is there may be it, and is when it is sent all the same', async () => {
    const { again, heal, writes } = await sendUnread(true, ...mailbox);
    heal();
    expect(outcomeOf(await again().catch((thrown: unknown) => thrown))).toBe('alike');
    expect(writes()).toBe(1);
    await again();
    expect(writes()).toBe(2);
  });
});
