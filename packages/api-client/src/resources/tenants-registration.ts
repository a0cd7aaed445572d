import * as v from 'valibot';
import { navigation, operation } from '../operation.ts';
import { registrationStatus } from '../shapes/registration.ts';
import { signedIn } from '../shapes/signed-in.ts';

/** Reads how far the registration has come that this browser has begun. */
export const getRegistrationStatus = operation({
  name: 'getRegistrationStatus',
  noun: 'tenants',
  summary: 'Reads how far the registration has come.',
  method: 'GET',
  path: '/tenants/registration/status',
  access: 'open',
  effect: 'read',
  answers: registrationStatus,
  errors: [],
  assumed: { path: 'D72', answers: 'O109' },
});

/**
 * Ends a registration that is set up, with a session of its administrator; tries again where setting up failed.
 * It changes something although it is a GET: only on a press (D45). The answer may carry the bearer token (D19).
 */
export const finalizeRegistration = operation({
  name: 'finalizeRegistration',
  noun: 'tenants',
  summary: 'Ends the registration with a session, or tries again.',
  method: 'GET',
  path: '/tenants/registration/finalize',
  access: 'open',
  effect: 'write',
  answers: signedIn,
  errors: [
    'Tenant.NotFound',
    'Import.CannotProvisionInInvalidTenantState',
    'Tenant.MicrosoftTenantAlreadyRegistered',
  ],
  assumed: { path: 'D72', answers: 'D19', errors: 'O105' },
});

/** Gives up the registration of this browser. It changes something although it is a GET: only on a press (D45). */
export const resetRegistration = operation({
  name: 'resetRegistration',
  noun: 'tenants',
  summary: 'Gives up the registration.',
  method: 'GET',
  path: '/tenants/registration/reset',
  access: 'open',
  effect: 'write',
  errors: [],
  assumed: { path: 'D72' },
});

/** Where Microsoft leads back to after a sign-in for a registration. A refusal leads to `/setup/microsoft365`. */
export const registrationAuthenticateCallback = navigation({
  name: 'registrationAuthenticateCallback',
  noun: 'tenants',
  summary: 'Takes the answer of the sign-in at Microsoft for a registration.',
  path: '/tenants/registration/ms365/authenticate-callback',
  access: 'open',
  takes: v.object({
    state: v.optional(v.string()),
    code: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
  query: ['state', 'code', 'error'],
  errors: ['Authentication.InvalidExternalLoginInfo', 'Tenant.MicrosoftTenantAlreadyRegistered'],
  assumed: { path: 'D72', takes: 'O103', errors: 'O103' },
});
