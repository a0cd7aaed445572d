import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Asks for a mail with a link to set a new password. It answers the same whether or not the account exists. */
export const forgotPassword = operation({
  name: 'forgotPassword',
  noun: 'accounts',
  summary: 'Sends a link with which a forgotten password can be replaced.',
  method: 'POST',
  path: '/accounts/forgot-password',
  access: 'open',
  effect: 'write',
  takes: v.object({ email: v.string() }),
  errors: [],
});

/** Says whether the link of a password mail still works. */
export const validatePasswordResetToken = operation({
  name: 'validatePasswordResetToken',
  noun: 'accounts',
  summary: 'Reports whether the token of a password mail is still valid.',
  method: 'POST',
  path: '/accounts/validate-password-reset-token',
  access: 'open',
  effect: 'read',
  takes: v.object({ token: v.string() }),
  answers: v.object({ result: v.boolean() }),
  errors: ['Token.HasExpired'],
  assumed: { errors: 'O003' },
});

/** Sets a new password with the token of a password mail. */
export const resetPassword = operation({
  name: 'resetPassword',
  noun: 'accounts',
  summary: 'Sets a new password with the token of a password mail.',
  method: 'POST',
  path: '/accounts/reset-password',
  access: 'open',
  effect: 'write',
  takes: v.object({ password: v.string(), confirmPassword: v.string(), token: v.string() }),
  errors: ['Account.InvalidPasswordResetToken', 'Account.AccountNotFound', 'Token.HasExpired'],
  assumed: { errors: 'O002' },
});

/**
 * Changes the password of the person signed in. A wrong old one is `Authentication.InvalidLoginAttempt`, and counts like
 * a wrong one at the sign-in: too many lock the account.
 */
export const changePassword = operation({
  name: 'changePassword',
  noun: 'accounts',
  summary: 'Changes the password of the person signed in.',
  method: 'POST',
  path: '/accounts/change-password',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ oldPassword: v.string(), newPassword: v.string(), confirmPassword: v.string() }),
  errors: ['Authentication.InvalidLoginAttempt', 'Authentication.UserIsLockedOut'],
  assumed: { errors: 'O004' },
});
