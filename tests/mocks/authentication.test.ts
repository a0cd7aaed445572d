import {
  createUser,
  deleteUser,
  forgotPassword,
  getAuthInfo,
  getCredentialStatus,
  getUser,
  listUsers,
  login,
  logout,
  removeUserRoles,
  TENANT_ADMIN,
} from '@archive-console/api-client';
import { accounts, createWorld, HOUR, MINUTE, personIdOf, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { clientOf, codeOf, firstPage, stage, anonymousClient } from './stage.ts';

const { password } = accounts[0];
const attempt = { email: 'admin@demo.example', password, rememberMe: false };

const emailOf = ({ email }: { email: string }) => email;

describe('A session', () => {
  it('belongs to the account that was signed in with, and carries its roles', async () => {
    const unhindered = accounts.filter(
      ({ hurdle, secondFactor, tenant }) => !hurdle && !secondFactor && tenant !== 'gone',
    );
    const amiss = await failing(unhindered, emailOf, async ({ email, userName, tenant, roles }) => {
      const { client } = await stage({}, email);
      const session = await client.call(getAuthInfo);
      const userId = personIdOf(tenant, userName);
      expect(session).toMatchObject({ isAuthenticated: true, userId, userName, roles });
      expect(session.accessToken).toEqual(expect.any(String));
    });
    expect(amiss).toEqual([]);
  });

  it('shows by the cookie alone who is signed in, and with which token; everything else wants the token', async () => {
    const { client } = await stage();
    client.token.write(undefined);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
    client.token.write((await client.call(getAuthInfo)).accessToken);
    await expect(client.call(listUsers, firstPage)).resolves.toMatchObject({ totalRows: 63 });
  });

  it('ends when the same browser signs in again', async () => {
    const { client } = await stage();
    const before = client.token.read();
    await client.call(login, { ...attempt, email: 'amelie.brandt@demo.example' });
    client.token.write(before);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
  });

  it('belongs to one browser: two accounts look at the same tenant', async () => {
    const { world, client: carla } = await stage();
    const amelie = await clientOf(world, 'amelie.brandt@demo.example');
    await amelie.call(createUser, { userName: 'nora.klein', firstName: 'Nora', lastName: 'Klein' });
    expect((await carla.call(getAuthInfo)).userName).toBe('carla.weiss');
    expect((await carla.call(listUsers, firstPage)).totalRows).toBe(64);
  });

  it('ends with logout, for its token too', async () => {
    const { client } = await stage();
    const token = client.token.read();
    await client.call(logout);
    client.token.write(token);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
  });

  it('ends when its token was not used for an hour', async () => {
    const { world, client } = await stage();
    world.clock.advance(HOUR - MINUTE);
    await client.call(listUsers, firstPage);
    world.clock.advance(HOUR - MINUTE);
    await client.call(listUsers, firstPage);
    world.clock.advance(HOUR + MINUTE);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
  });

  it('ends sooner where the service says so', async () => {
    const { world, client } = await stage({ tokenIdle: MINUTE });
    world.clock.advance(MINUTE + 1);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
  });

  it('is over after a time of its own, however much it is used, where the service says so', async () => {
    const { world, client } = await stage({ sessionLength: 2 * MINUTE });
    world.clock.advance(2 * MINUTE - 1);
    await client.call(listUsers, firstPage);
    world.clock.advance(1);
    expect(await codeOf(client.call(listUsers, firstPage))).toBe('Default.Unauthorized');
  });

  it('loses the console together with the role', async () => {
    const { world, client } = await stage();
    const amelie = await clientOf(world, 'amelie.brandt@demo.example');
    await client.call(removeUserRoles, { userId: userIdOf('amelie.brandt'), roles: [TENANT_ADMIN] });
    expect(await codeOf(amelie.call(listUsers, firstPage))).toBe('Default.Forbidden');
    expect((await amelie.call(getAuthInfo)).roles).toEqual([]);
  });

  it('exists in a tenant without users', async () => {
    const { client } = await stage({ users: 0 });
    expect((await client.call(getAuthInfo)).userName).toBe('carla.weiss');
    expect(await client.call(listUsers, firstPage)).toEqual({ rows: [], totalRows: 0, hasMore: false });
  });
});

describe('Signing in', () => {
  it('takes the address of the account, the own address and the user name, in any case', async () => {
    const client = anonymousClient(createWorld());
    for (const email of ['Admin@Demo.example', 'carla.weiss@lindenhof.example', 'CARLA.WEISS'])
      await expect(client.call(login, { ...attempt, email })).resolves.toHaveProperty('accessToken');
  });

  it.each(['admin@demo.example', 'nobody@demo.example'])(
    'locks %s for 15 minutes after five wrong passwords',
    async (email) => {
      const world = createWorld();
      const client = anonymousClient(world);
      const tryOnce = (given: string) => codeOf(client.call(login, { ...attempt, email, password: given }));
      const codes = [];
      for (let tries = 0; tries < 5; tries += 1) codes.push(await tryOnce('wrong'));
      expect(codes).toEqual([
        ...Array<string>(4).fill('Authentication.InvalidLoginAttempt'),
        'Authentication.UserIsLockedOut',
      ]);
      world.clock.advance(14 * MINUTE);
      expect(await tryOnce(password)).toBe('Authentication.UserIsLockedOut');
      world.clock.advance(2 * MINUTE);
      expect(await tryOnce('wrong')).toBe('Authentication.InvalidLoginAttempt');
    },
  );

  it('forgets wrong passwords after a right one', async () => {
    const client = anonymousClient(createWorld());
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await client.call(login, { ...attempt, password: 'wrong' }).catch(() => undefined);
      await expect(client.call(login, attempt)).resolves.toHaveProperty('accessToken');
    }
  });

  it('does not reveal which users exist', async () => {
    const client = anonymousClient(createWorld());
    const known = await client.call(getCredentialStatus, { userName: 'admin@demo.example' });
    expect(await client.call(getCredentialStatus, { userName: 'a b/c?@nowhere' })).toEqual(known);
    const cutOff = await client.call(getCredentialStatus, { userName: 'connector-down@demo.example' });
    expect(cutOff.errorState).toBe('CloudConnectorNotConnected');
  });

  it('reports that an account has no password, and sends it no link to replace one', async () => {
    const world = createWorld();
    const client = anonymousClient(world);
    const email = 'microsoft@demo.example';
    expect(await client.call(getCredentialStatus, { userName: email })).toMatchObject({
      loginEnabled: false,
      forgotPasswordEnabled: false,
      errorState: 'None',
    });
    expect(await codeOf(client.call(login, { ...attempt, email }))).toBe('Authentication.UserIsNotAllowed');
    await client.call(forgotPassword, { email });
    expect(world.mails).toEqual([]);
  });

  it('is over for a deleted user', async () => {
    const { world, client } = await stage({}, 'user@demo.example');
    const carla = await clientOf(world);
    const userId = userIdOf('mira.sommer');
    await carla.call(deleteUser, { userId });
    expect(await codeOf(client.call(getAuthInfo))).toBe('Default.Unauthorized');
    expect(await codeOf(client.call(login, { ...attempt, email: 'user@demo.example' }))).toBe(
      'Authentication.InvalidLoginAttempt',
    );
    expect(await codeOf(carla.call(getUser, { userId }))).toBe('User.NotFound');
  });
});
