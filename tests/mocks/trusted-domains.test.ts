import {
  createEmailAddress,
  createTrustedDomain,
  createUser,
  deleteTrustedDomain,
  deleteUser,
  getTrustedDomain,
  getTrustedDomainVerifier,
  listEmailAddresses,
  listMailboxes,
  listTrustedDomains,
  listUsers,
} from '@archive-console/api-client';
import { domainIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { clientOf, codeOf, firstPage, refusalOf, stage } from './stage.ts';

const shop = { trustedDomainId: domainIdOf('lindenhof-shop.example') };

describe('A new domain', () => {
  it('is taken once its TXT record stands in the zone, whatever else stands there', async () => {
    const { client, world } = await stage();
    const domainName = 'new.example';
    const verifier = await client.call(getTrustedDomainVerifier, { domainName });
    expect(verifier).toMatchObject({ domainName, domainValidated: false });
    expect(await codeOf(client.call(createTrustedDomain, { domainName }))).toBe(
      'TrustedDomain.DnsRecordNotFound',
    );
    world.dnsZone.set(domainName, ['v=spf1 -all', ` ${verifier.domainVerifier} `]);
    expect((await client.call(getTrustedDomainVerifier, { domainName })).domainValidated).toBe(true);
    const created = await client.call(createTrustedDomain, { domainName: ' New.Example. ' });
    expect(created).toMatchObject({ domainName, hasExternalReference: false });
    expect(await client.call(getTrustedDomain, { trustedDomainId: created.id })).toEqual(created);
    expect((await client.call(listTrustedDomains, firstPage)).rows).toContainEqual(created);
  });

  it('is not proven by the record of another domain, nor by a part of its own', async () => {
    const { client, world } = await stage();
    const { domainVerifier } = await client.call(getTrustedDomainVerifier, { domainName: 'demo.example' });
    for (const texts of [[], [domainVerifier]]) {
      world.dnsZone.set('new.example', texts);
      expect(await codeOf(client.call(createTrustedDomain, { domainName: 'new.example' }))).toBe(
        'TrustedDomain.DnsRecordNotFound',
      );
    }
    const refusal = await refusalOf(client.call(createTrustedDomain, { domainName: 'seerose.example' }));
    expect(refusal.code).toBe('TrustedDomain.DnsRecordNotFound');
    expect(refusal.detail).toContain('seerose.example: archive-console-verification=');
  });

  it.each(['Demo.example', 'taken.example', 'talblick.example'])(
    'is not %s, which is registered',
    async (domainName) => {
      const { client } = await stage();
      expect(await codeOf(client.call(createTrustedDomain, { domainName }))).toBe(
        'TrustedDomain.AlreadyRegistered',
      );
    },
  );

  it('belongs to the tenant that was first', async () => {
    const { client, world } = await stage();
    const domainName = 'lindenhof-verlag.example';
    await client.call(createTrustedDomain, { domainName });
    const trial = await clientOf(world, 'trial@demo.example');
    expect(await codeOf(trial.call(createTrustedDomain, { domainName }))).toBe(
      'TrustedDomain.AlreadyRegistered',
    );
    const primaryEmail = `nora@${domainName}`;
    expect(await codeOf(trial.call(createUser, { userName: 'nora', primaryEmail }))).toBe(
      'User.CannotInviteUserDomainInUse',
    );
    const { rows } = await trial.call(listMailboxes, firstPage);
    const address = {
      addressType: 'MailboxAddress',
      address: primaryEmail,
      ownerId: rows[0]?.id ?? '',
    } as const;
    expect(await codeOf(trial.call(createEmailAddress, address))).toBe('EmailAddress.AlreadyExists');
  });

  it('is refused by the name of the field where it is none', async () => {
    const names = [
      'example',
      '',
      'https://new.example',
      'me@new.example',
      'new..example',
      'new example.com',
      `${'a'.repeat(64)}.example`,
      `${'a.'.repeat(125)}example`,
    ];
    const { client } = await stage();
    const amiss = await failing(names, JSON.stringify, async (domainName) => {
      const refusal = await refusalOf(client.call(createTrustedDomain, { domainName }));
      expect(refusal).toMatchObject({ code: 'Default.ValidationError' });
      expect(refusal.detail).toMatch(/^domainName: /);
    });
    expect(amiss).toEqual([]);
  });
});

describe('The verifier', () => {
  it('of a domain the tenant has stands in the zone', async () => {
    const { client } = await stage();
    const { rows } = await client.call(listTrustedDomains, firstPage);
    expect(rows).toHaveLength(4);
    for (const { domainName } of rows)
      expect((await client.call(getTrustedDomainVerifier, { domainName })).domainValidated).toBe(true);
  });
});

describe('Deleting a domain', () => {
  it('removes one without users', async () => {
    const { client } = await stage();
    await client.call(deleteTrustedDomain, shop);
    expect(await codeOf(client.call(getTrustedDomain, shop))).toBe('TrustedDomain.NotFound');
  });

  it.each([
    { userName: 'seller@Lindenhof-Shop.example', primaryEmail: 'seller@demo.example' },
    { userName: 'seller', primaryEmail: 'seller@lindenhof-shop.example' },
  ])('waits until %o is deleted', async (user) => {
    const { client } = await stage();
    const { id: userId } = await client.call(createUser, user);
    const found = await client.call(listUsers, { ...firstPage, emailDomain: 'lindenhof-shop.example' });
    expect(found.rows.map(({ id }) => id)).toEqual([userId]);
    const refusal = await codeOf(client.call(deleteTrustedDomain, shop));
    expect(refusal).toBe('TrustedDomain.DomainHasUsersAssigned');
    await client.call(deleteUser, { userId });
    await client.call(deleteTrustedDomain, shop);
    expect((await client.call(listTrustedDomains, firstPage)).totalRows).toBe(3);
  });
});

describe('Domains', () => {
  it('are one in both ways they are written: with umlauts, and as the DNS has them', async () => {
    const { client, world } = await stage();
    const domainName = 'xn--mnchen-3ya.example';
    const { domainVerifier } = await client.call(getTrustedDomainVerifier, { domainName });
    world.dnsZone.set(domainName, [domainVerifier]);
    const { id: trustedDomainId } = await client.call(createTrustedDomain, { domainName });
    await client.call(createUser, { userName: 'nora', primaryEmail: 'nora@münchen.example' });
    const ownerId = (await client.call(listMailboxes, { ...firstPage, filter: 'Webmaster' })).rows[0]?.id;
    const info = { addressType: 'MailboxAddress', address: 'info@München.example' } as const;
    await client.call(createEmailAddress, { ...info, ownerId: ownerId ?? '' });
    for (const emailDomain of [domainName, 'MÜNCHEN.example']) {
      expect((await client.call(listUsers, { ...firstPage, emailDomain })).totalRows).toBe(1);
      expect((await client.call(listEmailAddresses, { ...firstPage, emailDomain })).totalRows).toBe(1);
    }
    expect(await codeOf(client.call(deleteTrustedDomain, { trustedDomainId }))).toBe(
      'TrustedDomain.DomainHasUsersAssigned',
    );
  });

  it('are found by origin and text', async () => {
    const { client } = await stage();
    const names = async (filter: object) =>
      (await client.call(listTrustedDomains, { ...firstPage, ...filter })).rows.map((row) => row.domainName);
    expect(await names({ hasExternalReference: true })).toEqual(['lindenhof.example']);
    expect(await names({ filter: 'lindenhof' })).toEqual(['lindenhof-shop.example', 'lindenhof.example']);
  });
});
