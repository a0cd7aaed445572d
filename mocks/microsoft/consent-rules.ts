import { grantArchivePermissions, grantRegistrationPermissionsCallback } from '@archive-console/api-client';
import { TENANT_ADMIN } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { leads } from '../rule.ts';
import { withError } from '../service/redirection.ts';
import { microsoftOf } from '../tenants/facts-of.ts';
import type { World } from '../world.ts';
import { atMicrosoft, CONFIGURATION, MICROSOFT_CONSENT, SETUP } from './addresses.ts';
import { setUp } from './set-up.ts';

/** The organisation has consented: to a registration, or to a tenant that exists. */
function consented(world: World, subject: string): void {
  const registration = world.registrations.get(subject);
  if (registration !== undefined) {
    setUp(world, registration);
    return;
  }
  const tenant = world.tenants.of(subject) ?? refuse('Token.NotFound');
  microsoftOf(tenant).archivePermissionsGranted = true;
  tenant.hub.tell('TenantChanged', {});
}

export const grantRules = [
  leads(grantArchivePermissions, CONFIGURATION, ({ world, isSignedIn, me }) => {
    if (!isSignedIn) return '/login';
    if (!world.roles.of(me().id).has(TENANT_ADMIN)) refuse('Default.Forbidden');
    microsoftOf(world);
    const errand = { purpose: 'consent', continue: CONFIGURATION, subject: world.kind.key } as const;
    return atMicrosoft(MICROSOFT_CONSENT, world.errands.send(errand));
  }),
];

export const consentCallbackRules = [
  leads(grantRegistrationPermissionsCallback, SETUP, ({ world, input }) => {
    const errand = world.errands.end(input.state);
    const page = errand.continue ?? SETUP;
    if (input.error !== undefined) return withError(page, input.error);
    // Consent that was neither given nor refused was not given.
    if (input.admin_consent?.toLowerCase() !== 'true') return withError(page, 'consent_required');
    consented(world, errand.subject);
    return page;
  }),
];
