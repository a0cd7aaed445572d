import {
  authenticateRegistration,
  finalizeRegistration,
  getRegistrationStatus,
  grantRegistrationPermissions,
  registrationAuthenticateCallback,
  resetRegistration,
} from '@archive-console/api-client';
import { verifierFor } from '../domains/verifier.ts';
import { credentialOfUser } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { returnAddress } from '../return-address.ts';
import { leads, rule } from '../rule.ts';
import { orWithError, withError, withReturn } from '../service/redirection.ts';
import { uuidOf } from '../stable-id.ts';
import { removeTenant } from '../tenants/remove-tenant.ts';
import { tenantWith } from '../tenants/tenant-of.ts';
import { MICROSOFT_CONSENT, MICROSOFT_SIGN_IN, SETUP } from './addresses.ts';
import { beginRegistration } from './begin-registration.ts';
import { endedErrand, sentTo } from './errand-of.ts';
import { microsoftIdentities } from './identities.ts';
import { forgetRegistration, isDomainValidated, registrationOf } from './registration-under-way.ts';
import { requireUnregistered } from './require-unregistered.ts';
import { setUp } from './set-up.ts';

export const registrationRules = [
  rule(getRegistrationStatus, (call) => {
    const registration = registrationOf(call);
    if (registration === undefined) return { state: 'None', tenantType: 'Microsoft365' };
    const { identity, state, errorMessage, domainName, token } = registration;
    const isConfirmed = state !== 'WaitingForAddressVerification';
    return {
      state,
      tenantType: 'Microsoft365',
      emailAddress: identity.email,
      microsoftUserId: uuidOf(`microsoft user ${identity.email}`),
      microsoftTenantId: identity.microsoftTenantId,
      organizationName: identity.organizationName,
      errorMessage,
      // It confirms the address: until then only the mail shows it.
      registrationToken: isConfirmed ? token : '',
      domainName,
      domainValidated: isDomainValidated(call.world, registration),
      domainVerifier: verifierFor(identity.microsoftTenantId, domainName),
    };
  }),

  rule(finalizeRegistration, (call) => {
    const { world, signIn } = call;
    const registration = registrationOf(call) ?? refuse('Tenant.NotFound');
    if (registration.state === 'ProvisioningFailed') {
      setUp(world, registration);
      return {};
    }
    if (registration.state !== 'ProvisioningCompleted') refuse('Import.CannotProvisionInInvalidTenantState');
    const administrator = credentialOfUser(world, registration.administratorId ?? '');
    if (administrator === undefined) return refuse('Tenant.NotFound');
    forgetRegistration(call);
    return { accessToken: signIn(administrator, false) };
  }),

  rule(resetRegistration, (call) => {
    const tenant = tenantWith(call.world, registrationOf(call)?.tenant ?? '');
    if (tenant?.tenant?.tenantState === 'Provisioning') removeTenant(tenant);
    forgetRegistration(call);
  }),

  leads(registrationAuthenticateCallback, SETUP, (call) => {
    const { world, input, browser } = call;
    const errand =
      endedErrand(call, 'registration', input.state) ?? refuse('Authentication.InvalidExternalLoginInfo');
    const page = withReturn(SETUP, errand.continue);
    return orWithError(page, () => {
      if (input.error !== undefined) return withError(page, input.error);
      const email = errand.isOver ? undefined : world.errands.redeem(input.code);
      const identity =
        microsoftIdentities.find((candidate) => candidate.email === email) ??
        refuse('Authentication.InvalidExternalLoginInfo');
      requireUnregistered(world, identity.microsoftTenantId);
      browser.write('registrationId', beginRegistration(world, identity).id);
      return errand.continue ?? SETUP;
    });
  }),
];

export const registrationNavigationRules = [
  leads(authenticateRegistration, SETUP, (call) => {
    const errand = {
      purpose: 'registration',
      continue: returnAddress(call.input.continue),
      subject: '',
    } as const;
    return sentTo(call, MICROSOFT_SIGN_IN, errand);
  }),

  leads(grantRegistrationPermissions, SETUP, (call) => {
    const { id, state } = registrationOf(call) ?? refuse('Tenant.NotFound');
    if (state !== 'WaitingForPermissionsGranted') refuse('Import.CannotProvisionInInvalidTenantState');
    const errand = { purpose: 'consent', continue: SETUP, subject: id } as const;
    return sentTo(call, MICROSOFT_CONSENT, errand);
  }),
];
