import {
  ApiError,
  loginWithExternalCallback,
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLogin } from '#console/features/authentication/login-form.ts';
import { returnCodes, returnErrorOf } from '#console/features/authentication/return-error.ts';
import {
  codeToSend,
  otherWays,
  placeOf,
} from '#console/features/authentication/second-step/second-step-rules.ts';
import { secondStepWays } from '#console/queries/authentication-second-step.ts';

const refusal = (code: string) => new ApiError(code, { kind: 'refused', code, operation: 'login' });

describe('what Microsoft led back with', () => {
  it('is known by every code the callback may carry', () => {
    expect(
      loginWithExternalCallback.errors.filter((code) => !returnCodes.some((known) => known === code)),
    ).toEqual([]);
  });

  it.each(returnCodes)('is the error %s, however it is spelled', (code) => {
    expect(returnErrorOf(code.toUpperCase())).toMatchObject({ kind: 'refused', code });
  });

  it('is nothing where there is none', () => {
    expect(returnErrorOf(null)).toBeUndefined();
    expect(returnErrorOf('')).toBeUndefined();
  });

  it('is unknown for whatever else stands there, and nothing of that is kept', () => {
    const others = fc.string({ minLength: 1 }).filter((text) => !returnCodes.some((code) => code === text));
    fc.assert(fc.property(others, (text) => returnErrorOf(text) === 'unknown'));
    expect(returnErrorOf('Authentication.InvalidLoginAttempt')).toBe('unknown');
    expect(returnErrorOf('toString')).toBe('unknown');
  });
});

describe('a sign-in', () => {
  it.each([
    [
      { email: '', password: '' },
      { email: 'login.email.missing', password: 'login.password.missing' },
    ],
    [{ email: 'admin', password: 'x' }, { email: 'login.email.invalid' }],
    [{ email: ' admin@demo.example ', password: ' ' }, {}],
  ])('of %j misses %j', (typed, mistakes) => {
    expect(checkLogin({ ...typed, rememberMe: false })).toEqual(mistakes);
  });
});

describe('the second step', () => {
  it.each(secondStepWays)('offers the two other ways beside %s, in their order', (way) => {
    expect(otherWays(way)).toEqual(secondStepWays.filter((other) => other !== way));
  });

  it('has a place for every code it can be refused with', () => {
    const operations = [
      sendTwoFactorCodeWithEmail,
      twoFactorWithAuthenticator,
      twoFactorWithEmail,
      twoFactorWithRecoveryCode,
    ];
    const codes = new Set(operations.flatMap(({ errors }) => [...errors]));
    expect(Object.fromEntries([...codes].map((code) => [code, placeOf(refusal(code))]))).toEqual({
      'Authentication.InvalidAuthenticatorCode': 'code',
      'Authentication.InvalidEmailCode': 'code',
      'Authentication.InvalidRecoveryCode': 'code',
      'Authentication.NoTwoFactorAuthenticationInitiated': 'password',
      'Authentication.UserIsLockedOut': 'password',
    });
  });

  it('shows everything else above the form', () => {
    expect(placeOf(refusal('Default.UnexpectedError'))).toBe('above');
    expect(placeOf(refusal('Nobody.KnowsThis'))).toBe('above');
    expect(placeOf(new Error('offline'))).toBe('above');
  });

  it('sends a recovery code without what was copied around it, and other codes as they are', () => {
    expect(codeToSend('recovery-code', '  demo-0001\t')).toBe('demo-0001');
    expect(codeToSend('authenticator', '12345678')).toBe('12345678');
  });
});
