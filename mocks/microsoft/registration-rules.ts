import {
  authenticateRegistration,
  finalizeRegistration,
  getRegistrationStatus,
  grantRegistrationPermissions,
  registrationAuthenticateCallback,
  resetRegistration,
} from '@archive-console/api-client';
import { credentialOf } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { type Call, leads, rule } from '../rule.ts';
import { withError } from '../service/redirection.ts';
import { uuidOf } from '../stable-id.ts';
import { tenantKinds } from '../tenants/kinds.ts';
import type { World } from '../world.ts';
import { atMicrosoft, MICROSOFT_CONSENT, MICROSOFT_SIGN_IN, SETUP } from './addresses.ts';
import { beginRegistration, confirmAddress, isDomainValidated } from './begin-registration.ts';
import { type MicrosoftIdentity, microsoftIdentities } from './identities.ts';
import type { Registration } from './registration.ts';
import { setUp } from './set-up.ts';
import { safe } from './sign-in-rules.ts';

type Asking = Pick<Call<unknown>, 'world' | 'browser'>;

/** The registration this browser has begun. */
function begun({ world, browser }: Asking): Registration | undefined {
  const registration = world.registrations.get(browser.read('registrationId') ?? '');
  // The record in the DNS is as good as the link in the mail, and nobody tells when it appears.
  if (registration !== undefined && isDomainValidated(world, registration)) confirmAddress(registration);
  return registration;
}

function requireNew(world: World, { microsoftTenantId }: MicrosoftIdentity): void {
  const known = [...tenantKinds, ...[...world.tenants.all()].map(({ kind }) => kind)];
  const gone = new Set([...world.tenants.all()].flatMap(({ tenant, kind }) => (tenant ? [] : [kind.key])));
  const isRegistered = known.some(
    ({ key, microsoft }) => microsoft?.microsoftTenantId === microsoftTenantId && !gone.has(key),
  );
  if (isRegistered) refuse('Tenant.MicrosoftTenantAlreadyRegistered');
}

function forget({ world, browser }: Asking): void {
  world.registrations.delete(browser.read('registrationId') ?? '');
  browser.write('registrationId', undefined);
}

export const registrationRules = [
  rule(getRegistrationStatus, (call) => {
    const registration = begun(call);
    if (registration === undefined) return { state: 'None', tenantType: 'Microsoft365' };
    const { identity, state, errorMessage, domainName, domainVerifier, id } = registration;
    const isConfirmed = state !== 'WaitingForAddressVerification';
    return {
      state,
      tenantType: 'Microsoft365',
      emailAddress: identity.email,
      microsoftUserId: uuidOf(`microsoft user ${identity.email}`),
      microsoftTenantId: identity.microsoftTenantId,
      organizationName: identity.organizationName,
      errorMessage,
      // Whoever sees it could confirm the address: only the mail shows it before.
      registrationToken: isConfirmed ? id : '',
      domainName,
      domainValidated: isDomainValidated(call.world, registration),
      domainVerifier,
    };
  }),

  rule(finalizeRegistration, (call) => {
    const { world, signIn } = call;
    const registration = begun(call) ?? refuse('Tenant.NotFound');
    if (registration.state === 'ProvisioningFailed') {
      setUp(world, registration);
      return {};
    }
    if (registration.state !== 'ProvisioningCompleted') refuse('Import.CannotProvisionInInvalidTenantState');
    const credential = credentialOf(world, registration.identity.email) ?? refuse('Tenant.NotFound');
    forget(call);
    return { accessToken: signIn(credential, false) };
  }),

  rule(resetRegistration, (call) => {
    const tenant = call.world.tenants.of(begun(call)?.tenant ?? '');
    if (tenant?.tenant?.tenantState === 'Provisioning') tenant.tenant = undefined;
    forget(call);
  }),

  leads(registrationAuthenticateCallback, SETUP, ({ world, input, browser }) => {
    if (world.errands.find(input.state)?.purpose !== 'registration')
      refuse('Authentication.InvalidExternalLoginInfo');
    const errand = world.errands.end(input.state);
    if (input.error !== undefined) return withError(SETUP, input.error);
    const email = world.errands.redeem(input.code);
    const identity =
      microsoftIdentities.find((candidate) => candidate.email === email) ??
      refuse('Authentication.InvalidExternalLoginInfo');
    requireNew(world, identity);
    browser.write('registrationId', beginRegistration(world, identity).id);
    return errand.continue ?? SETUP;
  }),
];

export const registrationNavigationRules = [
  leads(authenticateRegistration, SETUP, ({ world, input }) => {
    const errand = { purpose: 'registration', continue: safe(input.continue), subject: '' } as const;
    return atMicrosoft(MICROSOFT_SIGN_IN, world.errands.send(errand));
  }),

  leads(grantRegistrationPermissions, SETUP, (call) => {
    const { id, state } = begun(call) ?? refuse('Tenant.NotFound');
    if (state !== 'WaitingForPermissionsGranted') refuse('Import.CannotProvisionInInvalidTenantState');
    const errand = { purpose: 'consent', continue: SETUP, subject: id } as const;
    return atMicrosoft(MICROSOFT_CONSENT, call.world.errands.send(errand));
  }),
];
