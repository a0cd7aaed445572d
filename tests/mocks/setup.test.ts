import {
  finishStandardSetup,
  getAuthInfo,
  getTenant,
  listUsers,
  login,
  startStandardSetup,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { createWorld, MINUTE, type World } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, refusalOf, anonymousClient } from './stage.ts';

const emailAddress = 'boss@sonnenhof.example';
const facts = { password: 'Fresh-1', tenantName: ' Sonnenhof ' };

async function started(world: World = createWorld()) {
  const client = anonymousClient(world);
  await client.call(startStandardSetup, { emailAddress });
  return { world, client, registrationToken: world.mails.at(-1)?.token ?? '' };
}

describe('Setting up a Standard tenant', () => {
  it('begins with a link in a mail', async () => {
    const { world, client, registrationToken } = await started();
    expect(world.mails.at(-1)).toMatchObject({
      to: emailAddress,
      links: [{ path: `/setup/verify/${registrationToken}` }],
    });
    expect(await client.call(verifyStandardSetup, { registrationToken })).toEqual({ result: true });
    expect(await client.call(verifyStandardSetup, { registrationToken })).toEqual({ result: true });
  });

  it('ends with a tenant on trial, its administrator signed in, and is ready after a minute', async () => {
    const { world, client, registrationToken } = await started();
    const { accessToken } = await client.call(finishStandardSetup, { ...facts, registrationToken });
    client.token.write(accessToken);
    expect(await client.call(getTenant)).toMatchObject({
      name: 'Sonnenhof',
      tenantType: 'Standard',
      tenantState: 'Provisioning',
      isInitialSetupCompleted: false,
    });
    world.clock.advance(MINUTE);
    expect(await client.call(getTenant)).toMatchObject({
      tenantState: 'Ready',
      isInitialSetupCompleted: true,
    });
    client.token.write(undefined);
    const session = await client.call(getAuthInfo);
    expect(session).toMatchObject({ userName: emailAddress, roles: ['TenantAdmin'] });
    client.token.write(session.accessToken);
    expect((await client.call(listUsers, firstPage)).totalRows).toBe(1);
    const signIn = { email: emailAddress, password: 'Fresh-1', rememberMe: false };
    await expect(anonymousClient(world).call(login, signIn)).resolves.toHaveProperty('accessToken');
  });

  it('is finished once', async () => {
    const { client, registrationToken } = await started();
    await client.call(finishStandardSetup, { ...facts, registrationToken });
    for (const call of [
      client.call(verifyStandardSetup, { registrationToken }),
      client.call(finishStandardSetup, { ...facts, registrationToken }),
    ])
      expect(await codeOf(call)).toBe('Token.NotFound');
  });

  it('does not reveal who has an account already', async () => {
    const world = createWorld();
    const client = anonymousClient(world);
    await client.call(startStandardSetup, { emailAddress: 'Admin@demo.example' });
    expect(world.mails.at(-1)).toMatchObject({ kind: 'account-exists', links: [{ path: '/login' }] });
  });

  it('needs an address, a name and a password, and keeps the link valid where one is missing', async () => {
    const { client, registrationToken } = await started();
    const faults = [
      client.call(startStandardSetup, { emailAddress: 'no-address' }),
      client.call(finishStandardSetup, { ...facts, registrationToken, tenantName: ' ' }),
      client.call(finishStandardSetup, { ...facts, registrationToken, password: '' }),
    ];
    const details = await Promise.all(faults.map(async (fault) => (await refusalOf(fault)).detail));
    expect(details.map((detail) => detail?.split(':')[0])).toEqual([
      'emailAddress',
      'tenantName',
      'password',
    ]);
    await expect(client.call(finishStandardSetup, { ...facts, registrationToken })).resolves.toHaveProperty(
      'accessToken',
    );
  });
});
