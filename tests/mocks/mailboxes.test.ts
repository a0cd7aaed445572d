import {
  addMailboxDelegates,
  createMailbox,
  deleteEmailAddress,
  deleteMailbox,
  getMailbox,
  getMailboxWithOwner,
  listEmailAddresses,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  removeMailboxDelegates,
  updateMailbox,
} from '@archive-console/api-client';
import { addressIdOf, mailboxIdOf, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, refusalOf, type Stage, stage } from './stage.ts';

const mailboxId = mailboxIdOf('Works council');
const [mira, gustav] = [userIdOf('mira.sommer'), userIdOf('gustav.lund')];
const [jonas, ines] = [userIdOf('jonas.petersen'), userIdOf('ines.carvalho')];
const all = { page: 1, rowsPerPage: 100 } as const;

const delegates = async ({ client }: Stage) =>
  (await client.call(listMailboxDelegates, { mailboxId })).map(({ id }) => id);

describe('A new mailbox', () => {
  it('needs no owner, and begins without address', async () => {
    const { client } = await stage();
    const created = await client.call(createMailbox, { name: ' Choir ', mailboxType: 'SharedMailbox' });
    expect(created).toMatchObject({ name: 'Choir', ownerId: null, hasExternalReference: false });
    expect(await client.call(getMailbox, { mailboxId: created.id })).toEqual(created);
    expect(await client.call(listMailboxAddresses, { mailboxId: created.id })).toEqual([]);
  });

  it('of a person begins with the address of that person', async () => {
    const { client } = await stage();
    const own = { name: 'Mira Sommer', mailboxType: 'UserMailbox', ownerId: mira } as const;
    const { id } = await client.call(createMailbox, own);
    expect(await client.call(getMailboxWithOwner, { mailboxId: id })).toMatchObject({ owner: { id: mira } });
    const addresses = await client.call(listMailboxAddresses, { mailboxId: id });
    expect(addresses).toMatchObject([{ address: 'user@demo.example', assignedTo: 'Mira Sommer' }]);
    const second = await refusalOf(client.call(createMailbox, own));
    expect(second).toMatchObject({
      code: 'Mailbox.EmailAddressInUse',
      detail: 'user@demo.example belongs to Mira Sommer.',
    });
  });

  it('takes back the address of one that was deleted once that is free', async () => {
    const { client } = await stage();
    const own = { name: 'Gustav Lund', mailboxType: 'UserMailbox', ownerId: gustav } as const;
    await client.call(deleteMailbox, { mailboxId: mailboxIdOf('gustav.lund') });
    expect(await codeOf(client.call(createMailbox, own))).toBe('EmailAddress.Orphaned');
    await client.call(deleteEmailAddress, { emailAddressId: addressIdOf('gustav@kanzlei-lund.example') });
    const { id } = await client.call(createMailbox, own);
    expect(await client.call(listMailboxAddresses, { mailboxId: id })).toHaveLength(1);
  });

  it('may be a further one of a person who has one, if it is shared', async () => {
    const { client } = await stage();
    const shared = { name: 'Choir', mailboxType: 'SharedMailbox', ownerId: gustav } as const;
    expect(await client.call(createMailbox, shared)).toMatchObject({ ownerId: gustav });
  });

  it.each([
    [{ name: '' }, /^name: /],
    [{ mailboxType: 'LetterBox' }, /^mailboxType: /],
  ])('is refused with %o, by the name of the field', async (wrong, field) => {
    const { client } = await stage();
    const input = { name: 'Choir', mailboxType: 'SharedMailbox', ...wrong } as {
      name: string;
      mailboxType: 'SharedMailbox';
    };
    expect((await refusalOf(client.call(createMailbox, input))).detail).toMatch(field);
  });
});

describe('Changing a mailbox', () => {
  it('renames it, also where its addresses say whose they are', async () => {
    const { client } = await stage();
    const changed = await client.call(updateMailbox, { id: mailboxId, name: 'Council' });
    expect(changed).toMatchObject({ name: 'Council', ownerId: jonas });
    expect(await client.call(getMailbox, { mailboxId })).toEqual(changed);
    const [address] = await client.call(listMailboxAddresses, { mailboxId });
    expect(address?.assignedTo).toBe('Council');
  });

  it('gives it to a former delegate, or to no user', async () => {
    const given = await stage();
    const change = { id: mailboxId, name: 'Works council' };
    expect(await delegates(given)).toEqual([ines]);
    await given.client.call(updateMailbox, { ...change, ownerId: ines });
    expect(await delegates(given)).toEqual([]);
    expect((await given.client.call(getMailbox, { mailboxId })).ownerId).toBe(ines);
    await given.client.call(updateMailbox, { ...change, ownerId: null });
    expect((await given.client.call(getMailbox, { mailboxId })).ownerId).toBeNull();
  });

  it('that is refused changes nothing', async () => {
    const given = await stage();
    const before = await given.client.call(getMailbox, { mailboxId });
    const wrong = { id: mailboxId, name: ' ', ownerId: ines };
    expect((await refusalOf(given.client.call(updateMailbox, wrong))).detail).toMatch(/^name: /);
    expect(await given.client.call(getMailbox, { mailboxId })).toEqual(before);
    expect(await delegates(given)).toEqual([ines]);
  });
});

describe('Deleting a mailbox', () => {
  it('ends its delegations and leaves its addresses without an owner', async () => {
    const { client, world } = await stage();
    await client.call(deleteMailbox, { mailboxId });
    expect(world.delegates.of(mailboxId).size).toBe(0);
    expect(await codeOf(client.call(listMailboxDelegates, { mailboxId }))).toBe('Mailbox.NotFound');
    const { rows } = await client.call(listEmailAddresses, { ...all, filter: 'betriebsrat@' });
    expect(rows).toMatchObject([{ address: 'betriebsrat@demo.example', ownerId: null, assignedTo: '' }]);
    expect((await client.call(listMailboxes, firstPage)).totalRows).toBe(83);
  });
});

describe('Delegates', () => {
  it('are added, once each, and removed', async () => {
    const given = await stage();
    await given.client.call(addMailboxDelegates, { mailboxId, userIds: [mira, gustav, ines] });
    expect((await delegates(given)).toSorted()).toEqual([mira, gustav, ines].toSorted());
    await given.client.call(removeMailboxDelegates, { mailboxId, userIds: [gustav, jonas] });
    expect((await delegates(given)).toSorted()).toEqual([mira, ines].toSorted());
  });

  it('are neither the owner nor an unknown user, and come all or not at all', async () => {
    const given = await stage();
    for (const wrong of [jonas, 'nobody']) {
      const adding = given.client.call(addMailboxDelegates, { mailboxId, userIds: [mira, wrong] });
      expect(await codeOf(adding)).toBe('Mailbox.DelegateUserIdInvalid');
    }
    expect(await delegates(given)).toEqual([ines]);
  });

  it('are removed all or not at all', async () => {
    const given = await stage();
    const removing = given.client.call(removeMailboxDelegates, { mailboxId, userIds: [ines, 'nobody'] });
    expect(await codeOf(removing)).toBe('Mailbox.DelegateUserIdInvalid');
    expect(await delegates(given)).toEqual([ines]);
  });
});

describe('Mailboxes', () => {
  it('are found by origin and by having no owner', async () => {
    const { client } = await stage();
    const ownerless = { isOwnerless: true, hasExternalReference: false } as const;
    const { rows } = await client.call(listMailboxes, { ...all, ...ownerless });
    expect(rows.map(({ name }) => name)).toContain('Webmaster');
    expect(rows.every(({ ownerId, hasExternalReference }) => ownerId === null && !hasExternalReference)).toBe(
      true,
    );
    const owned = await client.call(listMailboxes, { ...all, isOwnerless: false });
    const none = await client.call(listMailboxes, { ...all, isOwnerless: true });
    expect(owned.totalRows + none.totalRows).toBe(84);
  });
});
