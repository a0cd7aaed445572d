import {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getAuthInfo,
  getTwoFactorState,
  login,
  logout,
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { accounts, AUTHENTICATOR_KEY, createWorld, MINUTE } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { browserOf, halfSignedIn, password } from './browser-of.ts';
import { clientOf, codeOf as codeOfCall, stage, strangerOf } from './stage.ts';
import { codeOf, turnedOn } from './turned-on.ts';

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
    const stranger = strangerOf(world).call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    expect(await codeOfCall(stranger)).toBe('Authentication.NoTwoFactorAuthenticationInitiated');
    await client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    expect(await codeOfCall(client.call(sendTwoFactorCodeWithEmail))).toBe(
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

  it('sends nothing to somebody no mail reaches', async () => {
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
    expect(await codeOfCall(strangerOf(world).call(login, { ...password, email }))).toBe(
      'Authentication.TwoFactorAuthenticationRequired',
    );
  });
});

describe('Turning the second step', () => {
  it('on needs the key that was shown, and shows it no more', async () => {
    const given = await stage();
    const before = await given.client.call(getTwoFactorState);
    expect(before).toMatchObject({ isEnabled: false, availableRecoveryCodes: 0 });
    expect(before.authenticatorKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(await given.client.call(getTwoFactorState)).toEqual(before);
    const { key, codes } = await turnedOn(given);
    expect(key).toBe(before.authenticatorKey);
    expect(new Set(codes).size).toBe(10);
    expect(await given.client.call(getTwoFactorState)).toEqual({
      isEnabled: true,
      authenticatorKey: '',
      availableRecoveryCodes: 10,
    });
    const { client } = await halfSignedIn(given.world, accounts[0].email);
    const twoFactorCode = codeOf(given.world, key);
    await client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode });
    expect((await client.call(getAuthInfo)).userName).toBe('carla.weiss');
  });

  it('on twice is not possible with the old key', async () => {
    const given = await stage();
    const { key } = await turnedOn(given);
    const twoFactorCode = codeOf(given.world, key);
    expect(await codeOfCall(given.client.call(enableTwoFactor, { twoFactorCode }))).toBe(
      'Account.AuthenticatorKeyNotFound',
    );
  });

  it('off lets one in with the password alone', async () => {
    const given = await stage();
    await turnedOn(given);
    await given.client.call(disableTwoFactor, {});
    await expect(clientOf(given.world)).resolves.toBeDefined();
    expect((await given.client.call(getTwoFactorState)).isEnabled).toBe(false);
  });

  it('off is possible with the link of a mail without signing in, once', async () => {
    const given = await stage();
    await turnedOn(given);
    const mail = given.world.mails.at(-1);
    expect(mail?.links[0]?.path).toBe(`/two-factor/disable?id=${mail?.token}`);
    const stranger = strangerOf(given.world);
    await stranger.call(disableTwoFactor, { id: mail?.token });
    await expect(clientOf(given.world)).resolves.toBeDefined();
    expect(await codeOfCall(stranger.call(disableTwoFactor, { id: mail?.token }))).toBe('Token.NotFound');
  });

  it('makes the old recovery codes worthless when new ones are made', async () => {
    const given = await stage();
    const { codes } = await turnedOn(given);
    const fresh = await given.client.call(generateRecoveryCodes);
    const { client } = await halfSignedIn(given.world, accounts[0].email);
    const use = (recoveryCode = '') => client.call(twoFactorWithRecoveryCode, { ...remember, recoveryCode });
    expect(await codeOfCall(use(codes[0]))).toBe('Authentication.InvalidRecoveryCode');
    await expect(use(fresh[0])).resolves.toHaveProperty('accessToken');
  });
});
