import {
  deleteTenant,
  deleteUser,
  getAuthInfo,
  getTwoFactorState,
  login,
  logout,
  sendTwoFactorCodeWithEmail,
  terminateTenant,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { AUTHENTICATOR_KEY, createWorld, MINUTE, personIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf, halfSignedIn, password } from './browser-of.ts';
import { clientOf, codeOf as codeOfCall, anonymousClient } from './stage.ts';
import { codeOf } from './turned-on.ts';

const email = 'second-step@demo.example';
const remember = { rememberMachine: false, rememberMe: false };
const STEP = 30_000;

describe('The second step', () => {
  it('takes the code of an authenticator, once, and of the step before and after', async () => {
    const world = createWorld();
    const tryWith = async (twoFactorCode: string) => {
      const { client } = await halfSignedIn(world, email);
      return client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    };
    const early = codeOf(world, AUTHENTICATOR_KEY, -STEP);
    const now = codeOf(world, AUTHENTICATOR_KEY);
    await expect(tryWith(early)).resolves.toHaveProperty('accessToken', expect.any(String));
    await expect(tryWith(`${now.slice(0, 3)} ${now.slice(3)}`)).resolves.toHaveProperty('accessToken');
    expect(await codeOfCall(tryWith(now))).toBe('Authentication.InvalidAuthenticatorCode');
    expect(await codeOfCall(tryWith(early))).toBe('Authentication.InvalidAuthenticatorCode');
    expect(await codeOfCall(tryWith(codeOf(world, AUTHENTICATOR_KEY, 2 * STEP)))).toBe(
      'Authentication.InvalidAuthenticatorCode',
    );
  });

  it('ends in a session of the person, by token and by cookie', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, email);
    const code = codeOf(world, AUTHENTICATOR_KEY);
    await client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode: code });
    expect((await client.call(getAuthInfo)).userName).toBe('vera.novak');
  });

  it('belongs to the browser that began it, and is over with it', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, email);
    const twoFactorCode = codeOf(world, AUTHENTICATOR_KEY);
    const anonymous = anonymousClient(world).call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    expect(await codeOfCall(anonymous)).toBe('Authentication.NoTwoFactorAuthenticationInitiated');
    await client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    expect(await codeOfCall(client.call(sendTwoFactorCodeWithEmail))).toBe(
      'Authentication.NoTwoFactorAuthenticationInitiated',
    );
  });

  it.each([
    ['the person is deleted', 'deleteUser'],
    ['the tenant is deleted', 'deleteTenant'],
  ])('is over where %s in the meantime', async (_, end) => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, email);
    const tom = await clientOf(world, 'trial@demo.example');
    if (end === 'deleteUser') await tom.call(deleteUser, { userId: personIdOf('trial', 'vera.novak') });
    else {
      await tom.call(terminateTenant);
      await tom.call(deleteTenant);
    }
    const twoFactorCode = codeOf(world, AUTHENTICATOR_KEY);
    expect(await codeOfCall(client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode }))).toBe(
      'Authentication.NoTwoFactorAuthenticationInitiated',
    );
  });

  it('has to be done within 15 minutes', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, email);
    world.clock.advance(16 * MINUTE);
    expect(await codeOfCall(client.call(sendTwoFactorCodeWithEmail))).toBe(
      'Authentication.NoTwoFactorAuthenticationInitiated',
    );
  });

  it('takes the code of the newest mail alone, for ten minutes', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, 'email-code@demo.example');
    const send = async () => {
      await client.call(sendTwoFactorCodeWithEmail);
      const mail = world.mails.at(-1);
      expect(mail).toMatchObject({ to: 'email-code@demo.example', token: expect.stringMatching(/^\d{6}$/) });
      return { ...remember, twoFactorCode: mail?.token ?? '' };
    };
    const [older, newer] = [await send(), await send()];
    expect(await codeOfCall(client.call(twoFactorWithEmail, older))).toBe('Authentication.InvalidEmailCode');
    world.clock.advance(11 * MINUTE);
    expect(await codeOfCall(client.call(twoFactorWithEmail, newer))).toBe('Authentication.InvalidEmailCode');
    await expect(client.call(twoFactorWithEmail, await send())).resolves.toHaveProperty('accessToken');
  });

  it('uses recovery codes up one by one', async () => {
    const world = createWorld();
    const proof = { ...remember, recoveryCode: ' DEMO-0007 ' };
    const { client } = await halfSignedIn(world, 'recovery@demo.example');
    const { accessToken } = await client.call(twoFactorWithRecoveryCode, proof);
    client.token.write(accessToken);
    expect((await client.call(getTwoFactorState)).availableRecoveryCodes).toBe(9);
    const again = await halfSignedIn(world, 'recovery@demo.example');
    expect(await codeOfCall(again.client.call(twoFactorWithRecoveryCode, proof))).toBe(
      'Authentication.InvalidRecoveryCode',
    );
  });

  it('sends nothing to a user that no mail reaches', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, 'recovery@demo.example');
    await client.call(sendTwoFactorCodeWithEmail);
    expect(world.mails).toEqual([]);
  });

  it('locks after five wrong codes, which the right password does not forget', async () => {
    const world = createWorld();
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const { client } = await halfSignedIn(world, email);
      codes.push(
        await codeOfCall(client.call(twoFactorWithRecoveryCode, { ...remember, recoveryCode: 'x' })),
      );
    }
    expect(codes.slice(0, 4)).toEqual(Array<string>(4).fill('Authentication.InvalidRecoveryCode'));
    expect(codes[4]).toBe('Authentication.UserIsLockedOut');
    const { client } = browserOf(world);
    expect(await codeOfCall(client.call(login, { ...password, email }))).toBe(
      'Authentication.UserIsLockedOut',
    );
  });

  it('is left out on a machine that was remembered, and only there', async () => {
    const world = createWorld();
    const { client } = await halfSignedIn(world, email);
    const twoFactorCode = codeOf(world, AUTHENTICATOR_KEY);
    await client.call(twoFactorWithAuthenticator, { ...remember, rememberMachine: true, twoFactorCode });
    await client.call(logout);
    await expect(client.call(login, { ...password, email })).resolves.toHaveProperty('accessToken');
    expect(await codeOfCall(anonymousClient(world).call(login, { ...password, email }))).toBe(
      'Authentication.TwoFactorAuthenticationRequired',
    );
  });
});
