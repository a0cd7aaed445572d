import {
  changePassword,
  createUser,
  forgotPassword,
  login,
  resetPassword,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { accounts } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, refusalOf, stage } from './stage.ts';

const [{ email, password }] = accounts;
const fresh = { password: 'Fresh-1', confirmPassword: 'Fresh-1' };

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

  it('is not asked for again by whether an address is known', async () => {
    const { world, client } = await stage();
    await client.call(forgotPassword, { email: 'nobody@demo.example' });
    expect(world.mails).toEqual([]);
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

  it('is changed by who knows the old one', async () => {
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
