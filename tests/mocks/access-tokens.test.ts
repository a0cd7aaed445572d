import {
  createAccessToken,
  deleteUser,
  getAccessToken,
  type InputOf,
  listAccessTokens,
  revokeAccessToken,
  TOKEN_VALIDITY_DAYS,
} from '@archive-console/api-client';
import { createWorld, DAY, STORY_INSTANT, tokenIdOf, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { clientOf, codeOf, firstPage, refusalOf, stage } from './stage.ts';

const AMELIE = 'amelie.brandt@demo.example';
const inDays = (days: number) => new Date(Date.parse(STORY_INSTANT) + days * DAY).toISOString();
const wanted: InputOf<typeof createAccessToken> = {
  tokenType: 'TenantAccessToken',
  expiryDate: inDays(30),
  scopes: ['MailImport'],
  notes: ' Upload ',
};

describe('A new token', () => {
  it('shows its secret once, and no read ever does', async () => {
    const { client } = await stage();
    const { token } = await client.call(createAccessToken, wanted);
    expect(token.secretKey).toMatch(/^demo-token-[0-9a-f]{32}$/);
    const { secretKey, ...rest } = token;
    expect(rest).toMatchObject({ ...wanted, notes: 'Upload', createdDate: inDays(0) });
    const accessTokenId = token.id ?? '';
    expect(await client.call(getAccessToken, { accessTokenId })).toEqual(rest);
    const list = await client.call(listAccessTokens, firstPage);
    expect(list.rows).toContainEqual(rest);
    expect(JSON.stringify(list)).not.toContain(secretKey);
  });

  it.each([0.001, ...TOKEN_VALIDITY_DAYS, 366])('may be valid for %d days', async (days) => {
    const { client } = await stage();
    const { token } = await client.call(createAccessToken, { ...wanted, expiryDate: inDays(days) });
    expect(token.expiryDate).toBe(inDays(days));
  });

  it.each([-1, 0, 366.001, 4000])('cannot be valid for %d days', async (days) => {
    const { client } = await stage();
    const creating = client.call(createAccessToken, { ...wanted, expiryDate: inDays(days) });
    expect(await codeOf(creating)).toBe('AccessToken.InvalidValidity');
  });

  it.each([
    ['expiryDate', { expiryDate: 'tomorrow' }],
    ['expiryDate', { expiryDate: '2026-12-24T25:61:00Z' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['Everything'] }],
    ['tokenType', { tokenType: 'Coin' }],
  ])('is refused by the name of the field: %s', async (field, wrong) => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(createAccessToken, { ...wanted, ...wrong } as typeof wanted));
    expect(refusal.code).toBe('Default.ValidationError');
    expect(refusal.detail?.split(': ')[0]).toBe(field);
  });
});

describe('A personal token', () => {
  it('is there for its maker, and for no other person', async () => {
    const world = createWorld();
    const [carla, amelie] = [await clientOf(world), await clientOf(world, AMELIE)];
    const personal = { ...wanted, tokenType: 'PersonalAccessToken' } as const;
    const { token } = await amelie.call(createAccessToken, personal);
    const accessTokenId = token.id ?? '';
    expect((await amelie.call(getAccessToken, { accessTokenId })).notes).toBe('Upload');
    const notes = async (client: typeof carla) => {
      const { rows } = await client.call(listAccessTokens, {
        ...firstPage,
        tokenType: 'PersonalAccessToken',
      });
      return rows.map((row) => row.notes);
    };
    expect(await notes(amelie)).toEqual(['Scripts of Amelie', 'Upload']);
    expect(await notes(carla)).toEqual(['Trial of the import tool', 'Upload from my laptop']);
    expect(await codeOf(carla.call(revokeAccessToken, { accessTokenId }))).toBe('AccessToken.NotFound');
    await amelie.call(revokeAccessToken, { accessTokenId });
    expect(await notes(amelie)).toEqual(['Scripts of Amelie']);
  });

  it('ends with the account of its person', async () => {
    const { client, world } = await stage();
    const userId = userIdOf('gustav.lund');
    const token = world.accessTokens.get(tokenIdOf('Scripts of Amelie'));
    if (token === undefined) throw new Error('The world of this test has no token of Amelie.');
    world.accessTokens.put({ ...token, holderId: userId });
    await client.call(deleteUser, { userId });
    expect(world.accessTokens.get(token.id)).toBeUndefined();
  });
});

describe('A token of the tenant', () => {
  it('is there for every administrator, also when it has expired', async () => {
    const world = createWorld();
    const lists = await Promise.all(
      [await clientOf(world), await clientOf(world, AMELIE)].map((client) =>
        client.call(listAccessTokens, { ...firstPage, tokenType: 'TenantAccessToken', sortBy: 'expiryDate' }),
      ),
    );
    for (const { rows } of lists) {
      const left = rows.map((row) => (Date.parse(row.expiryDate ?? '') - Date.parse(STORY_INSTANT)) / DAY);
      expect(left).toEqual([-9, 12, 76, 305]);
    }
  });

  it('is revoked by every administrator', async () => {
    const world = createWorld();
    const accessTokenId = tokenIdOf('Connector in Hamburg');
    await (await clientOf(world, AMELIE)).call(revokeAccessToken, { accessTokenId });
    const removed = (await clientOf(world)).call(getAccessToken, { accessTokenId });
    expect(await codeOf(removed)).toBe('AccessToken.NotFound');
  });
});

describe('Tokens', () => {
  it('are found by what they are for', async () => {
    const { client } = await stage();
    const { rows } = await client.call(listAccessTokens, { ...firstPage, filter: 'cloudconnector test' });
    expect(rows.map(({ notes }) => notes)).toEqual(['Connector, test installation']);
  });
});
