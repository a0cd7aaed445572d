import { describe, expect, it, vi } from 'vitest';
import { callbackErrorOf } from '#console/shared/errors/callback-error.ts';
import {
  pauseBeforeReading,
  stepStatesIn,
} from '#console/features/tenant-registration-microsoft365/registration-steps.ts';
import { leaveTo } from '#console/shared/navigation/leave-to.ts';

describe('What Microsoft or the service led back with', () => {
  it.each([
    ['access_denied', 'declined'],
    ['ACCESS_DENIED', 'declined'],
    ['consent_required', 'notGiven'],
    ['interaction_required', 'signIn'],
    ['login_required', 'signIn'],
    ['invalid_request', 'refusedRequest'],
    ['invalid_scope', 'refusedRequest'],
    ['unauthorized_client', 'refusedRequest'],
    ['invalid_resource', 'refusedRequest'],
    ['server_error', 'busy'],
    ['temporarily_unavailable', 'busy'],
    ['Tenant.MicrosoftTenantAlreadyRegistered', 'registered'],
    ['Tenant.InvalidTenantType', 'tenantType'],
    ['Tenant.NotFound', 'noRegistration'],
    ['Import.CannotProvisionInInvalidTenantState', 'movedOn'],
    ['Authentication.InvalidExternalLoginInfo', 'unusable'],
    ['Authentication.UserNotRegister', 'account'],
    ['Token.NotFound', 'unasked'],
    ['Token.HasExpired', 'late'],
    ['toString', 'unknown'],
  ])('%s is %s, and is shown', (code, reason) => {
    expect(callbackErrorOf(code)).toEqual({ reason, code });
  });

  it.each([
    ['AADSTS90094: The grant requires the permission of a global administrator.', 'wrongRole', 'AADSTS90094'],
    ['AADSTS65004', 'declined', 'AADSTS65004'],
    ['AADSTS1234567', 'unknown', 'AADSTS1234567'],
  ])('%s is recognized by its number', (error, reason, code) => {
    expect(callbackErrorOf(error)).toEqual({ reason, code });
  });

  it.each(['Call +49 30 1234567 for a refund', '<script>alert(1)</script>', 'a'.repeat(81)])(
    '%s is no code, and is not shown',
    (error) => expect(callbackErrorOf(error)).toEqual({ reason: 'unknown', code: undefined }),
  );

  it('is nothing where the address names none', () => {
    expect([callbackErrorOf(null), callbackErrorOf('')]).toEqual([undefined, undefined]);
  });
});

describe('The steps of a registration', () => {
  it.each([
    ['None', ['current', 'toCome', 'toCome', 'toCome']],
    ['WaitingForAddressVerification', ['done', 'current', 'toCome', 'toCome']],
    ['WaitingForPermissionsGranted', ['done', 'done', 'current', 'toCome']],
    ['Provisioning', ['done', 'done', 'done', 'current']],
    ['ProvisioningFailed', ['done', 'done', 'done', 'failed']],
    ['ProvisioningCompleted', ['done', 'done', 'done', 'done']],
    ['constructor', undefined],
  ])('in %s are %o', (state, steps) => {
    expect(stepStatesIn(state)).toEqual(steps);
  });
});

describe('The state of a registration', () => {
  it('is read again by itself only while another party acts', () => {
    expect(pauseBeforeReading('Provisioning', false)).toBe(3000);
    expect(pauseBeforeReading('WaitingForAddressVerification', false)).toBe(6000);
    for (const state of ['None', 'WaitingForPermissionsGranted', 'ProvisioningCompleted', 'Else', undefined])
      expect(pauseBeforeReading(state, false)).toBe(false);
  });

  it('is asked for rarely while it cannot be read', () => {
    expect(pauseBeforeReading('Provisioning', true)).toBe(30_000);
  });
});

describe('Leaving the console', () => {
  it('leads to web addresses and to nothing else', () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { href: 'https://console.example/setup', assign } });
    leaveTo('/v2/authentication/login-with-microsoft-oidc?continue=%2F');
    leaveTo('https://pay.example/checkout');
    expect(assign.mock.calls).toEqual([
      ['https://console.example/v2/authentication/login-with-microsoft-oidc?continue=%2F'],
      ['https://pay.example/checkout'],
    ]);
    expect(() => leaveTo('javascript:alert(1)')).toThrow(/http or https/);
    vi.unstubAllGlobals();
  });
});
