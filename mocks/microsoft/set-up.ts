import { TENANT_ADMIN } from '@archive-console/api-client';
import { MINUTE } from '../clock.ts';
import { noSecondFactor } from '../session/credentials.ts';
import { foundTenant } from '../tenants/found-tenant.ts';
import { PROVISIONING_TIME } from '../tenants/provision.ts';
import type { World } from '../world.ts';
import type { Registration } from './registration.ts';

const FAILS_AFTER = MINUTE / 3;

/** Sets the tenant of a registration up, which takes a while; for some organisations it fails. */
export function setUp(world: World, registration: Registration): void {
  const { identity } = registration;
  Object.assign(registration, { state: 'Provisioning', errorMessage: '' });
  const tenant = foundTenant(world, {
    name: identity.organizationName,
    tenantType: 'Microsoft365',
    domain: registration.domainName,
    microsoft: { microsoftTenantId: identity.microsoftTenantId, isConsented: true },
  });
  registration.tenant = tenant.kind.key;
  if (identity.isUnprovisionable) {
    tenant.agenda.in(FAILS_AFTER, () => {
      const errorMessage = 'Exchange Online does not answer for this organisation.';
      Object.assign(registration, { state: 'ProvisioningFailed', errorMessage });
      tenant.tenant = undefined;
    });
    return;
  }
  addAdministrator(tenant, registration);
  tenant.agenda.in(PROVISIONING_TIME, () => {
    registration.state = 'ProvisioningCompleted';
  });
}

function addAdministrator(tenant: World, { identity }: Registration): void {
  const [firstName = '', lastName = ''] = identity.name.split(' ');
  const userId = tenant.newId('user');
  tenant.users.put({
    id: userId,
    userName: identity.email,
    firstName,
    lastName,
    displayName: identity.name,
    primaryEmail: identity.email,
    hasExternalReference: true,
  });
  tenant.roles.add(userId, [TENANT_ADMIN]);
  tenant.credentials.push({
    email: identity.email,
    password: tenant.newId('password nobody knows'),
    userId,
    tenant: tenant.kind.key,
    hurdle: 'microsoft-only',
    mailTo: identity.email,
    secondFactor: noSecondFactor(),
  });
}
