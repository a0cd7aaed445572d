import * as v from 'valibot';
import { operation } from '../operation.ts';
import { signedIn } from '../shapes/signed-in.ts';

/** Sends a code by mail for the sign-in this browser has begun. The newest code alone is good, for ten minutes. */
export const sendTwoFactorCodeWithEmail = operation({
  name: 'sendTwoFactorCodeWithEmail',
  noun: 'authentication',
  summary: 'Sends the code of the second step by e-mail.',
  method: 'POST',
  path: '/authentication/send-two-factor-code-with-email',
  access: 'open',
  effect: 'write',
  errors: ['Authentication.NoTwoFactorAuthenticationInitiated', 'Authentication.UserIsLockedOut'],
  assumed: { errors: 'O027' },
});

/**
 * Finishes a sign-in with the code an authenticator shows. `rememberMachine` leaves the second step out on this
 * machine from now on. The answer may be empty, or carry the bearer token (D19).
 */
export const twoFactorWithAuthenticator = operation({
  name: 'twoFactorWithAuthenticator',
  noun: 'authentication',
  summary: 'Finishes a sign-in with the code of an authenticator.',
  method: 'POST',
  path: '/authentication/two-factor-authentication-with-authenticator',
  access: 'open',
  effect: 'write',
  takes: v.object({ twoFactorCode: v.string(), rememberMachine: v.boolean(), rememberMe: v.boolean() }),
  answers: signedIn,
  errors: [
    'Authentication.InvalidAuthenticatorCode',
    'Authentication.NoTwoFactorAuthenticationInitiated',
    'Authentication.UserIsLockedOut',
  ],
  assumed: { answers: 'D19', errors: 'O028' },
});

/** Finishes a sign-in with the code of the newest mail; otherwise as {@link twoFactorWithAuthenticator}. */
export const twoFactorWithEmail = operation({
  name: 'twoFactorWithEmail',
  noun: 'authentication',
  summary: 'Finishes a sign-in with the code of a mail.',
  method: 'POST',
  path: '/authentication/two-factor-authentication-with-email',
  access: 'open',
  effect: 'write',
  takes: v.object({ twoFactorCode: v.string(), rememberMachine: v.boolean(), rememberMe: v.boolean() }),
  answers: signedIn,
  errors: [
    'Authentication.InvalidEmailCode',
    'Authentication.NoTwoFactorAuthenticationInitiated',
    'Authentication.UserIsLockedOut',
  ],
  assumed: { answers: 'D19', errors: 'O029' },
});

/** Finishes a sign-in with a recovery code, which is used up; otherwise as {@link twoFactorWithAuthenticator}. */
export const twoFactorWithRecoveryCode = operation({
  name: 'twoFactorWithRecoveryCode',
  noun: 'authentication',
  summary: 'Finishes a sign-in with a recovery code.',
  method: 'POST',
  path: '/authentication/two-factor-authentication-with-recovery-code',
  access: 'open',
  effect: 'write',
  takes: v.object({ recoveryCode: v.string(), rememberMachine: v.boolean(), rememberMe: v.boolean() }),
  answers: signedIn,
  errors: [
    'Authentication.InvalidRecoveryCode',
    'Authentication.NoTwoFactorAuthenticationInitiated',
    'Authentication.UserIsLockedOut',
  ],
  assumed: { answers: 'D19', errors: 'O030' },
});
