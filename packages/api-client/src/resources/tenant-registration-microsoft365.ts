import * as v from 'valibot';
import { navigation } from '../operation.ts';

/**
 * Leads to Microsoft's sign-in to register an organization, and back to `continue`. No user has to
 * be signed in.
 */
export const authenticateRegistration = navigation({
  name: 'authenticateRegistration',
  noun: 'tenant-registration-microsoft365',
  summary: 'Leads to the sign-in at Microsoft to register an organization.',
  path: '/tenant-registration-microsoft365/authenticate',
  access: 'bearer',
  takes: v.object({ continue: v.optional(v.string()) }),
  query: ['continue'],
  errors: [],
  assumed: { path: 'D2', access: 'D46' },
});

/** Leads to Microsoft, where the organization that is being registered consents. */
export const grantRegistrationPermissions = navigation({
  name: 'grantRegistrationPermissions',
  noun: 'tenant-registration-microsoft365',
  summary: 'Leads to the consent at Microsoft for a registration.',
  path: '/tenant-registration-microsoft365/grant-permissions',
  access: 'bearer',
  errors: ['Tenant.NotFound', 'Import.CannotProvisionInInvalidTenantState'],
  assumed: { path: 'D2', access: 'D46', errors: 'O094' },
});

/**
 * Where Microsoft leads back to after consent. It leads on to the page consent was asked from; what Microsoft
 * refused arrives there as `error`, in Microsoft's own word (`access_denied`).
 */
export const grantRegistrationPermissionsCallback = navigation({
  name: 'grantRegistrationPermissionsCallback',
  noun: 'tenant-registration-microsoft365',
  summary: 'Takes the answer of the consent at Microsoft.',
  path: '/tenant-registration-microsoft365/grant-permissions/callback',
  access: 'bearer',
  takes: v.object({
    tenant: v.optional(v.string()),
    state: v.optional(v.string()),
    scope: v.optional(v.string()),
    admin_consent: v.optional(v.string()),
    error: v.optional(v.string()),
    errorDescription: v.optional(v.string()),
  }),
  query: ['tenant', 'state', 'scope', 'admin_consent', 'error', 'errorDescription'],
  errors: ['Token.NotFound', 'Token.HasExpired', 'Tenant.MicrosoftTenantAlreadyRegistered'],
  assumed: { path: 'D2', access: 'D46', errors: 'O095' },
});
