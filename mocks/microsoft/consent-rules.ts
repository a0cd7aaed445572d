import {
  grantArchivePermissions,
  grantRegistrationPermissionsCallback,
  TENANT_ADMIN,
} from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { leads } from '../rule.ts';
import { orWithError, withError } from '../service/redirection.ts';
import { microsoftOf } from '../tenants/facts-of.ts';
import { tenantWith } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';
import { CONFIGURATION, MICROSOFT_CONSENT, SETUP } from './addresses.ts';
import { endedErrand, sentTo } from './errand-of.ts';
import { setUp } from './set-up.ts';

/** The organization has consented: to a registration, or to a tenant that exists. */
function consented(world: World, subject: string): void {
  const registration = world.registrations.get(subject);
  if (registration !== undefined) {
    // Consent that is given a second time changes nothing.
    if (registration.state === 'WaitingForPermissionsGranted') setUp(world, registration);
    return;
  }
  const tenant = tenantWith(world, subject) ?? refuse('Token.NotFound');
  microsoftOf(tenant).archivePermissionsGranted = true;
  tenant.hub.notify('TenantChanged', {});
}

export const grantRules = [
  leads(grantArchivePermissions, CONFIGURATION, (call) => {
    const { world, isSignedIn, me } = call;
    if (!isSignedIn) return '/login';
    if (!world.roles.of(me().id).has(TENANT_ADMIN)) refuse('Default.Forbidden');
    microsoftOf(world);
    const errand = { purpose: 'consent', continue: CONFIGURATION, subject: world.kind.key } as const;
    return sentTo(call, MICROSOFT_CONSENT, errand);
  }),
];

export const consentCallbackRules = [
  leads(grantRegistrationPermissionsCallback, SETUP, (call) => {
    const { world, input } = call;
    const errand = endedErrand(call, 'consent', input.state) ?? refuse('Token.NotFound');
    const page = errand.continue ?? SETUP;
    return orWithError(page, () => {
      if (errand.isOver) refuse('Token.HasExpired');
      if (input.error !== undefined) return withError(page, input.error);
      // Consent that was neither given nor refused was not given.
      if (input.admin_consent?.toLowerCase() !== 'true') return withError(page, 'consent_required');
      consented(world, errand.subject);
      return page;
    });
  }),
];
