import { mailboxIdOf, userIdOf, type World } from '@archive-console/mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findUser } from '#console/entities/users/user-choice.ts';
import { findHolder } from '#console/features/email-addresses/address-holder.ts';
import { openQueries } from './open-queries.ts';
import { stubPage } from './stub-page.ts';

const council = mailboxIdOf('Works council');
const { signal } = new AbortController();

beforeEach(() => {
  stubPage({ hidden: true });
  return () => vi.unstubAllGlobals();
});

function addMailbox(world: World, id: string, name: string): void {
  const mailbox = world.mailboxes.get(council);
  if (mailbox === undefined) throw new Error('The demo world has lost a mailbox of its seed.');
  world.mailboxes.put({ ...mailbox, id, name });
}

describe('what an address is to belong to', () => {
  it('is the holder of the address that is given, not what is named like it', async () => {
    const { world, client } = await openQueries();
    addMailbox(world, 'another', 'Betriebsrat@demo.example');
    await expect(findHolder(client, 'Betriebsrat@demo.example', signal)).resolves.toMatchObject({
      id: council,
    });
  });

  it('is what is named like an address where none has it', async () => {
    const { world, client } = await openQueries();
    addMailbox(world, 'another', 'no-such@demo.example');
    await expect(findHolder(client, 'no-such@demo.example', signal)).resolves.toMatchObject({
      id: 'another',
    });
  });
});

describe('of several users', () => {
  it.each([
    ['mira sommer', 'create-many:mistake.users'],
    ['mira.sommer@lindenhof.example', 'create-many:mistake.usersOfEmail'],
  ])('who share %s, it is said how one of them is written', async (text, mistake) => {
    const { world, client } = await openQueries();
    const mira = world.users.get(userIdOf('mira.sommer'));
    if (mira === undefined) throw new Error('The demo world has lost a user of its seed.');
    const shared = { ...mira, primaryEmail: 'mira.sommer@lindenhof.example' };
    world.users.put(shared);
    world.users.put({ ...shared, id: 'another', userName: 'mira.s' });
    await expect(findUser(client, text, signal)).resolves.toEqual({
      mistake,
      values: { text, names: 'mira.s, mira.sommer' },
    });
  });
});
