import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import { tenantIn } from './facts-of.ts';
import { removeTenant } from './remove-tenant.ts';

/** Ends the contract. Nothing is lost by it, and nothing works any more. */
export function terminate(world: World): void {
  const tenant = tenantIn(world);
  if (tenant.tenantState !== 'Ready') refuse('TenantTermination.InvalidTenantState');
  if (world.jobs.some(({ jobType }) => jobType.includes('Import'))) refuse('Import.JobsRunning');
  world.tenant = { ...tenant, tenantState: 'Terminated' };
  world.hub.notify('TenantChanged', {});
}

/** Deletes the tenant: all its users are signed out, and none gets in any more. */
export function dispose(world: World): void {
  const { tenantState } = tenantIn(world);
  if (tenantState === 'Provisioning') refuse('Import.CannotDisposeInInvalidTenantState');
  if (tenantState !== 'Terminated') refuse('Tenant.CannotDisposeInvalidState');
  removeTenant(world);
}
