import { MINUTE } from '../clock.ts';
import { addFirstAdministrator } from '../tenants/first-administrator.ts';
import { foundTenant } from '../tenants/found-tenant.ts';
import { PROVISIONING_TIME } from '../tenants/provision.ts';
import { removeTenant } from '../tenants/remove-tenant.ts';
import type { World } from '../world.ts';
import type { Registration } from './registration.ts';
import { requireUnregistered } from './require-unregistered.ts';

const FAILS_AFTER = MINUTE / 3;

/**
 * Sets the tenant of a registration up, which takes a while; for some organizations it fails. Refuses where the
 * organization got its tenant from another browser since the registration began.
 */
export function setUp(world: World, registration: Registration): void {
  const { identity } = registration;
  requireUnregistered(world, identity.microsoftTenantId);
  const tenant = foundTenant(world, {
    name: identity.organizationName,
    tenantType: 'Microsoft365',
    domain: registration.domainName,
    microsoft: { microsoftTenantId: identity.microsoftTenantId, isConsented: true },
  });
  Object.assign(registration, { state: 'Provisioning', errorMessage: '', tenant: tenant.kind.key });
  if (identity.isUnprovisionable) {
    tenant.agenda.in(FAILS_AFTER, () => {
      const errorMessage = 'Exchange Online does not answer for this organization.';
      Object.assign(registration, { state: 'ProvisioningFailed', errorMessage });
      removeTenant(tenant);
    });
    return;
  }
  const [firstName = '', lastName = ''] = identity.name.split(' ');
  const { email, name: displayName } = identity;
  const names = { firstName, lastName, displayName };
  const founder = { ...names, email, password: world.newSecret(), isManaged: true };
  registration.administratorId = addFirstAdministrator(tenant, founder).userId;
  tenant.agenda.in(PROVISIONING_TIME, () => {
    registration.state = 'ProvisioningCompleted';
  });
}
