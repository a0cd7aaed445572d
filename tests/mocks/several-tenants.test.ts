import {
  createUser,
  getAuthInfo,
  getTenant,
  listUsers,
  login,
  updateUserProfile,
  forgotPassword,
  resetPassword,
} from '@archive-console/api-client';
import { createHub } from '@archive-console/api-client/hub';
import { accounts, createWorld, signInAs, userIdOf } from '@archive-console/mocks';
import { interceptWith } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { password } from './browser-of.ts';
import { clientOf, codeOf, eventually, firstPage, stage, anonymousClient } from './stage.ts';

const tenantOf = [
  ['admin@demo.example', { name: 'Lindenhof GmbH', tenantType: 'Standard', tenantState: 'Ready' }],
  ['trial@demo.example', { name: 'Brückner Optik KG', tenantType: 'Standard' }],
  ['administrative@demo.example', { tenantType: 'Administrative' }],
  ['microsoft365@demo.example', { tenantType: 'Microsoft365' }],
  ['no-billing@demo.example', { isBillingActivated: false }],
  ['provisioning@demo.example', { tenantState: 'Provisioning', isInitialSetupCompleted: false }],
  ['terminated@demo.example', { tenantState: 'Terminated' }],
] as const;

describe('One service has several tenants', () => {
  it.each(tenantOf)('%s sees the own tenant', async (email, expected) => {
    const client = await clientOf(createWorld(), email);
    expect(await client.call(getTenant)).toMatchObject(expected);
  });

  it('no user sees or changes what belongs to another', async () => {
    const { world, client } = await stage();
    const tom = await clientOf(world, 'trial@demo.example');
    const { id } = await tom.call(createUser, { userName: 'nora.klein' });
    expect((await client.call(listUsers, firstPage)).totalRows).toBe(63);
    const names = { firstName: 'N', lastName: 'K', displayName: '' };
    expect(await codeOf(client.call(updateUserProfile, { userId: id, ...names }))).toBe('User.NotFound');
    const carla = { userId: userIdOf('carla.weiss'), ...names };
    expect(await codeOf(tom.call(updateUserProfile, carla))).toBe('User.NotFound');
  });

  it('a world may be that of another tenant, with its first person signed in', async () => {
    const { world, client } = await stage({ tenant: 'partner-managed' });
    expect(world.tenant?.name).toBe('Hofgut Ahrens');
    expect((await client.call(getAuthInfo)).userName).toBe('inga.ahrens');
    expect(() => createWorld({ tenant: 'nowhere' })).toThrow(/Use one of standard, trial/);
  });

  it('has no two people with the same id', () => {
    const { tenants } = createWorld();
    const keys = [...new Set(accounts.map(({ tenant }) => tenant))];
    const ids = keys.flatMap((key) => [...(tenants.of(key)?.users.rows() ?? [])].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('replaces the password of a user that no request has named yet', async () => {
    const world = createWorld();
    const client = anonymousClient(world);
    await client.call(forgotPassword, { email: 'trial@demo.example' });
    const token = world.mails.at(-1)?.token ?? '';
    await client.call(resetPassword, { password: 'Fresh-1', confirmPassword: 'Fresh-1', token });
    const signIn = { email: 'trial@demo.example', password: 'Fresh-1', rememberMe: false };
    await expect(client.call(login, signIn)).resolves.toHaveProperty('accessToken');
  });

  it('a replaced password opens the account that was locked', async () => {
    const world = createWorld();
    const client = anonymousClient(world);
    const email = 'locked@demo.example';
    expect(await codeOf(client.call(login, { ...password, email }))).toBe('Authentication.UserIsLockedOut');
    await client.call(forgotPassword, { email });
    const token = world.mails.at(-1)?.token ?? '';
    await client.call(resetPassword, { password: 'Fresh-1', confirmPassword: 'Fresh-1', token });
    await expect(
      client.call(login, { email, password: 'Fresh-1', rememberMe: false }),
    ).resolves.toHaveProperty('accessToken');
  });
});

describe('The hub', () => {
  it('notifies each tenant of its own, on the line of the session', { timeout: 20_000 }, async () => {
    const world = createWorld();
    const network = interceptWith(world);
    const heard: Record<string, number> = { standard: 0, trial: 0 };
    const hubs = ['admin@demo.example', 'trial@demo.example'].map((email, index) => {
      const token = signInAs(world, email);
      const hub = createHub({ url: 'http://demo.example/hub', token: () => token });
      hub.on('TenantChanged', () => {
        heard[index === 0 ? 'standard' : 'trial'] = 1;
      });
      hub.start();
      return hub;
    });
    try {
      await eventually(() => {
        for (const hub of hubs) expect(hub.state().phase).toBe('live');
      });
      world.tenants.of('trial')?.hub.notify('TenantChanged', {});
      await eventually(() => expect(heard).toEqual({ standard: 0, trial: 1 }));
      expect(world.hub.connections()).toBe(1);
    } finally {
      await Promise.all(hubs.map((hub) => hub.stop()));
      network.close();
    }
  });
});
