import * as v from 'valibot';
import { operation } from '../operation.ts';
import { bareOrIn, optionalFigure, optionalFlag, optionalText } from '../reading.ts';

/** How the second step of the person signed in stands (specification, section 3: two-factor state). */
export const twoFactorState = v.object({
  isEnabled: optionalFlag,
  /** What an authenticator is set up with (base32); a secret: keep it out of caches and logs. Empty once in use. */
  authenticatorKey: optionalText,
  /** How many recovery codes are left; `null` where the service does not say. */
  availableRecoveryCodes: optionalFigure,
});

/** How the second step of the person signed in stands. */
export type TwoFactorState = v.InferOutput<typeof twoFactorState>;

const recoveryCodes = bareOrIn('recoveryCodes', v.array(v.string()));

/** Reads how the second step stands, and the key to set an authenticator up with while it is off. */
export const getTwoFactorState = operation({
  name: 'getTwoFactorState',
  noun: 'accounts',
  summary: 'Reads how the second step of the sign-in stands.',
  method: 'GET',
  path: '/accounts/get-two-factor-authentication-status',
  access: 'bearer',
  effect: 'read',
  answers: twoFactorState,
  errors: [],
  assumed: { answers: 'O006' },
});

/** Turns the second step on with a code of the authenticator that was set up. Answers the recovery codes, once. */
export const enableTwoFactor = operation({
  name: 'enableTwoFactor',
  noun: 'accounts',
  summary: 'Turns the second step of the sign-in on.',
  method: 'POST',
  path: '/accounts/enable-two-factor-authentication',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ twoFactorCode: v.string() }),
  answers: recoveryCodes,
  errors: ['Account.InvalidAuthenticatorCode', 'Account.AuthenticatorKeyNotFound'],
  assumed: { answers: 'O007', errors: 'O007' },
});

/** Turns the second step off. The `id` of a link from a mail replaces the session (D17, D18). */
export const disableTwoFactor = operation({
  name: 'disableTwoFactor',
  noun: 'accounts',
  summary: 'Turns the second step of the sign-in off.',
  method: 'POST',
  path: '/accounts/disable-two-factor-authentication',
  access: 'bearer',
  opensWith: 'id',
  effect: 'write',
  takes: v.object({ id: v.optional(v.string()) }),
  query: ['id'],
  errors: ['Token.NotFound', 'Token.HasExpired'],
  assumed: { 'takes.id': 'D18', errors: 'D18' },
});

/** Makes new recovery codes, shown once; the old ones are invalid from then on. */
export const generateRecoveryCodes = operation({
  name: 'generateRecoveryCodes',
  noun: 'accounts',
  summary: 'Makes new recovery codes.',
  method: 'POST',
  path: '/accounts/generate-recovery-codes',
  access: 'bearer',
  effect: 'write',
  answers: recoveryCodes,
  errors: ['Account.GenerateRecoveryCodesFailed'],
  assumed: { answers: 'O005', errors: 'O005' },
});
