import {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getAuthInfo,
  getTwoFactorState,
  twoFactorWithAuthenticator,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { accounts } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { halfSignedIn } from './browser-of.ts';
import { clientOf, codeOf as codeOfCall, stage, anonymousClient } from './stage.ts';
import { codeOf, turnedOn } from './turned-on.ts';

const remember = { rememberMachine: false, rememberMe: false };
const STEP = 30_000;

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
    const enter = () =>
      client.call(twoFactorWithAuthenticator, { ...remember, twoFactorCode: codeOf(given.world, key) });
    // The code that turned it on is used up: only the next one is valid.
    expect(await codeOfCall(enter())).toBe('Authentication.InvalidAuthenticatorCode');
    given.world.clock.advance(STEP);
    await enter();
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

  it('off lets the user in with the password alone', async () => {
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
    const anonymous = anonymousClient(given.world);
    await anonymous.call(disableTwoFactor, { id: mail?.token });
    await expect(clientOf(given.world)).resolves.toBeDefined();
    expect(await codeOfCall(anonymous.call(disableTwoFactor, { id: mail?.token }))).toBe('Token.NotFound');
  });

  it('off makes the link that did not do it worthless, also when it is on again', async () => {
    const given = await stage();
    await turnedOn(given);
    const id = given.world.mails.at(-1)?.token;
    await given.client.call(disableTwoFactor, {});
    given.world.clock.advance(STEP);
    await turnedOn(given);
    expect(await codeOfCall(anonymousClient(given.world).call(disableTwoFactor, { id }))).toBe(
      'Token.NotFound',
    );
    expect((await given.client.call(getTwoFactorState)).isEnabled).toBe(true);
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
