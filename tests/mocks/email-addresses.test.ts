import {
  createEmailAddress,
  deleteEmailAddress,
  getEmailAddress,
  listEmailAddresses,
  listGroupAddresses,
  listMailboxAddresses,
} from '@archive-console/api-client';
import { addressIdOf, groupIdOf, mailboxIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, refusalOf, stage } from './stage.ts';

const webmaster = { addressType: 'MailboxAddress', ownerId: mailboxIdOf('Webmaster') } as const;
const newsletter = { addressType: 'GroupAddress', ownerId: groupIdOf('Newsletter') } as const;
const all = { page: 1, rowsPerPage: 100 } as const;

describe('A new address', () => {
  it('belongs to its mailbox', async () => {
    const { client } = await stage();
    const created = await client.call(createEmailAddress, { ...webmaster, address: ' www@demo.example ' });
    expect(created).toMatchObject({ ...webmaster, address: 'www@demo.example', assignedTo: 'Webmaster' });
    expect(await client.call(getEmailAddress, { emailAddressId: created.id })).toEqual(created);
    const addresses = await client.call(listMailboxAddresses, { mailboxId: webmaster.ownerId });
    expect(addresses.map(({ address }) => address)).toContain('www@demo.example');
  });

  it('belongs to its group', async () => {
    const { client } = await stage();
    await client.call(createEmailAddress, { ...newsletter, address: 'rundbrief@demo.example' });
    const addresses = await client.call(listGroupAddresses, { groupId: newsletter.ownerId });
    expect(addresses.map(({ address }) => address)).toEqual([
      'newsletter@demo.example',
      'rundbrief@demo.example',
    ]);
  });

  it('may lie in a domain the tenant had before, not in one of another tenant', async () => {
    const { client } = await stage();
    const create = (address: string) => client.call(createEmailAddress, { ...webmaster, address });
    expect(await create('web@lindenhof-alt.example')).toMatchObject(webmaster);
    expect(await codeOf(create('web@Taken.example'))).toBe('EmailAddress.AlreadyExists');
  });

  it('is not one that is there, and the refusal says whose it is', async () => {
    const { client } = await stage();
    const taken = client.call(createEmailAddress, { ...webmaster, address: 'VERKAUF@lindenhof.example' });
    expect(await refusalOf(taken)).toMatchObject({
      code: 'EmailAddress.AlreadyExists',
      detail: 'verkauf@lindenhof.example belongs to Sales.',
    });
  });

  it('may be an orphaned one once that is deleted', async () => {
    const { client } = await stage();
    const fax = { ...webmaster, address: 'fax@demo.example' };
    expect(await codeOf(client.call(createEmailAddress, fax))).toBe('EmailAddress.Orphaned');
    await client.call(deleteEmailAddress, { emailAddressId: addressIdOf('fax@demo.example') });
    expect(await client.call(createEmailAddress, fax)).toMatchObject(fax);
  });

  it.each(['no-top-level@domain', `${'a'.repeat(65)}@demo.example`, 'W <w@demo.example>', ''])(
    'is refused as "%s", by the name of the field',
    async (address) => {
      const { client } = await stage();
      const refusal = await refusalOf(client.call(createEmailAddress, { ...webmaster, address }));
      expect(refusal).toMatchObject({ code: 'Default.ValidationError' });
      expect(refusal.detail).toMatch(/^address: /);
    },
  );

  it('is of a kind that is known', async () => {
    const { client } = await stage();
    const wrong = { ...webmaster, addressType: 'Pager' as 'GroupAddress', address: 'www@demo.example' };
    expect((await refusalOf(client.call(createEmailAddress, wrong))).detail).toMatch(/^addressType: /);
  });
});

describe('Deleting an address', () => {
  it('takes it from its mailbox', async () => {
    const { client } = await stage();
    await client.call(deleteEmailAddress, { emailAddressId: addressIdOf('postmaster@demo.example') });
    const addresses = await client.call(listMailboxAddresses, { mailboxId: webmaster.ownerId });
    expect(addresses.map(({ address }) => address)).toEqual(['webmaster@demo.example']);
  });
});

describe('Addresses', () => {
  it('are found by kind, by domain and by having no owner', async () => {
    const { client } = await stage();
    const found = async (filter: object) =>
      (await client.call(listEmailAddresses, { ...all, ...filter })).rows.map(({ address }) => address);
    expect(await found({ isOrphaned: true })).toEqual(['fax@demo.example', 'm.alt@lindenhof.example']);
    expect(await found({ isOrphaned: true, emailDomain: 'Demo.example' })).toEqual(['fax@demo.example']);
    expect(await found({ addressType: 'GroupAddress', emailDomain: 'demo.example' })).toEqual([
      'newsletter@demo.example',
    ]);
  });
});
