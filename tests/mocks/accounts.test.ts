import {
  type ApiClient,
  changePassword,
  createUser,
  finishStandardSetup,
  forgotPassword,
  getAuthInfo,
  login,
  resetPassword,
  sendTwoFactorCodeWithEmail,
  startStandardSetup,
  twoFactorWithRecoveryCode,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { accounts, MINUTE, type World } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { halfSignedIn } from './browser-of.ts';
import { codeOf, refusalOf, stage, anonymousClient } from './stage.ts';

const [{ email, password }] = accounts;
const fresh = { password: 'Fresh-1', confirmPassword: 'Fresh-1' };

async function signedInWithSecondStep(world: World, secured: string): Promise<ApiClient> {
  const { client } = await halfSignedIn(world, secured);
  const given = { recoveryCode: 'demo-0001', rememberMachine: false, rememberMe: false };
  client.token.write((await client.call(twoFactorWithRecoveryCode, given)).accessToken);
  return client;
}

describe('A password', () => {
  it('is replaced with the link of a mail, once', async () => {
    const { world, client } = await stage();
    await client.call(forgotPassword, { email });
    const token = world.mails.at(-1)?.token ?? '';
    expect(await client.call(validatePasswordResetToken, { token })).toEqual({ result: true });
    await client.call(resetPassword, { ...fresh, token });
    await client.call(login, { email, password: 'Fresh-1', rememberMe: false });
    expect(await client.call(validatePasswordResetToken, { token })).toEqual({ result: false });
    expect(await codeOf(client.call(resetPassword, { ...fresh, token }))).toBe(
      'Account.InvalidPasswordResetToken',
    );
  });

  it.each(['nobody@demo.example', 'unconfirmed@demo.example', 'microsoft@demo.example', email])(
    'is forgotten without revealing whether %s is an account',
    async (wanted) => {
      const { client } = await stage();
      await expect(client.call(forgotPassword, { email: wanted })).resolves.toBeUndefined();
    },
  );

  it('sends no mail to an unknown address', async () => {
    const { world, client } = await stage();
    await client.call(forgotPassword, { email: 'nobody@demo.example' });
    expect(world.mails).toEqual([]);
  });

  it.each(['carla.weiss', 'Carla.Weiss@lindenhof.example', ' ADMIN@demo.example'])(
    'is replaced by a link to the address of the account, whatever was typed: "%s"',
    async (typed) => {
      const { world, client } = await stage();
      await client.call(forgotPassword, { email: typed });
      expect(world.mails.map(({ to }) => to)).toEqual([email]);
    },
  );

  it('cannot be replaced where no mail reaches the person', async () => {
    const { world, client } = await stage();
    await client.call(createUser, { userName: 'frontdesk' });
    for (const typed of ['recovery@demo.example', 'frontdesk'])
      await client.call(forgotPassword, { email: typed });
    expect(world.mails).toEqual([]);
  });

  it('lets in a user whose address was not confirmed: the link of the mail confirms it', async () => {
    const { world, client } = await stage();
    const signIn = { email: 'unconfirmed@demo.example', rememberMe: false };
    expect(await codeOf(client.call(login, { ...signIn, password }))).toBe('Account.EmailNotConfirmed');
    await client.call(forgotPassword, signIn);
    await client.call(resetPassword, { ...fresh, token: world.mails.at(-1)?.token ?? '' });
    await expect(client.call(login, { ...signIn, password: fresh.password })).resolves.toHaveProperty(
      'accessToken',
    );
  });

  it('once replaced, makes the other links worthless that were asked for', async () => {
    const { world, client } = await stage();
    for (let mails = 0; mails < 2; mails += 1) await client.call(forgotPassword, { email });
    const [older = '', newer = ''] = world.mails.map(({ token }) => token);
    await client.call(resetPassword, { ...fresh, token: newer });
    expect(await codeOf(client.call(resetPassword, { ...fresh, token: older }))).toBe(
      'Account.InvalidPasswordResetToken',
    );
  });

  it.each(['', '   '])('is not "%s", and the link stays valid', async (empty) => {
    const { world, client } = await stage();
    await client.call(forgotPassword, { email });
    const token = world.mails.at(-1)?.token ?? '';
    const twice = { password: empty, confirmPassword: empty };
    const refusals = [
      await refusalOf(client.call(resetPassword, { ...twice, token })),
      await refusalOf(
        client.call(changePassword, { oldPassword: password, newPassword: empty, confirmPassword: empty }),
      ),
    ];
    expect(refusals.map(({ detail }) => detail)).toEqual([
      'password: It is empty.',
      'newPassword: It is empty.',
    ]);
    await client.call(resetPassword, { ...fresh, token });
  });

  it('is not guessed by a person who found a session: five wrong old ones lock the account', async () => {
    const { world, client } = await stage();
    const change = (oldPassword: string) =>
      client.call(changePassword, { oldPassword, newPassword: 'Fresh-1', confirmPassword: 'Fresh-1' });
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push(await codeOf(change('wrong')));
    expect(codes).toEqual([
      ...Array<string>(4).fill('Authentication.InvalidLoginAttempt'),
      'Authentication.UserIsLockedOut',
    ]);
    expect(await codeOf(change(password))).toBe('Authentication.UserIsLockedOut');
    world.clock.advance(16 * MINUTE);
    await change(password);
  });

  it('is given to a new user by the same link', async () => {
    const { world, client } = await stage();
    const primaryEmail = 'nora.klein@demo.example';
    await client.call(createUser, { userName: 'nora.klein', primaryEmail });
    await client.call(forgotPassword, { email: primaryEmail });
    await client.call(resetPassword, { ...fresh, token: world.mails.at(-1)?.token ?? '' });
    const signIn = { email: 'nora.klein', password: 'Fresh-1', rememberMe: false };
    await expect(client.call(login, signIn)).resolves.toHaveProperty('accessToken');
  });

  it('is not given to a user who shares the address of an account: no mail, and a link sent before is invalid', async () => {
    const { world, client } = await stage();
    const shared = 'nora@sonnenhof.example';
    await client.call(createUser, { userName: 'nora.klein', primaryEmail: shared });
    await client.call(forgotPassword, { email: 'nora.klein' });
    const reset = { ...fresh, token: world.mails.at(-1)?.token ?? '' };
    // The owner of the mailbox sets a tenant up, and signs in with the address from then on.
    await client.call(startStandardSetup, { emailAddress: shared });
    const registrationToken = world.mails.at(-1)?.token ?? '';
    const owner = anonymousClient(world);
    await owner.call(finishStandardSetup, {
      registrationToken,
      tenantName: 'Sonnenhof',
      password: 'Owner-1',
    });
    expect(await codeOf(client.call(resetPassword, reset))).toBe('Account.InvalidPasswordResetToken');
    const sent = world.mails.length;
    await client.call(forgotPassword, { email: 'nora.klein' });
    expect(world.mails).toHaveLength(sent);
    await expect(
      owner.call(login, { email: shared, password: 'Owner-1', rememberMe: false }),
    ).resolves.toHaveProperty('accessToken');
  });

  it('replaced for the first time opens what wrong tries had locked', async () => {
    const { world, client } = await stage();
    const wanted = 'nora.klein@demo.example';
    await client.call(createUser, { userName: 'nora.klein', primaryEmail: wanted });
    const signIn = (given: string) =>
      client.call(login, { email: wanted, password: given, rememberMe: false });
    for (let tries = 0; tries < 5; tries += 1) await codeOf(signIn('wrong'));
    await client.call(forgotPassword, { email: wanted });
    await client.call(resetPassword, { ...fresh, token: world.mails.at(-1)?.token ?? '' });
    await expect(signIn(fresh.password)).resolves.toHaveProperty('accessToken');
  });

  it('once replaced, ends every session and half sign-in of the person, and none of others', async () => {
    const { world, client } = await stage({}, 'amelie.brandt@demo.example');
    const secured = 'second-step@demo.example';
    const vera = await signedInWithSecondStep(world, secured);
    const { client: half } = await halfSignedIn(world, secured);
    await client.call(forgotPassword, { email: secured });
    await client.call(resetPassword, { ...fresh, token: world.mails.at(-1)?.token ?? '' });
    expect(await codeOf(vera.call(getAuthInfo))).toBe('Default.Unauthorized');
    expect(await codeOf(half.call(sendTwoFactorCodeWithEmail))).toBe(
      'Authentication.NoTwoFactorAuthenticationInitiated',
    );
    await expect(client.call(getAuthInfo)).resolves.toHaveProperty('userName', 'amelie.brandt');
  });

  it('once changed, ends half sign-ins that began with the old one; sessions go on', async () => {
    const { world } = await stage();
    const secured = 'second-step@demo.example';
    const vera = await signedInWithSecondStep(world, secured);
    const { client: half } = await halfSignedIn(world, secured);
    await vera.call(changePassword, {
      oldPassword: password,
      newPassword: 'Fresh-1',
      confirmPassword: 'Fresh-1',
    });
    expect(await codeOf(half.call(sendTwoFactorCodeWithEmail))).toBe(
      'Authentication.NoTwoFactorAuthenticationInitiated',
    );
    await expect(vera.call(getAuthInfo)).resolves.toHaveProperty('isAuthenticated', true);
  });

  it('is changed by a user who knows the old one', async () => {
    const { client } = await stage();
    const change = { oldPassword: password, newPassword: 'Fresh-1' };
    const refusal = await refusalOf(client.call(changePassword, { ...change, confirmPassword: 'Fresh-2' }));
    expect(refusal.detail).toMatch(/^confirmPassword: /);
    await client.call(changePassword, { ...change, confirmPassword: 'Fresh-1' });
    expect(await codeOf(client.call(login, { email, password, rememberMe: false }))).toBe(
      'Authentication.InvalidLoginAttempt',
    );
  });
});
