import type { Tenant } from '@archive-console/api-client';

/** What an area asks for to be there at all (specification, section 2): of the tenant, or of a payment under way. */
export type AreaGuard = 'billing' | 'microsoft365' | 'payment-return';

/** Whether the tenant's facts allow it; an unknown tenant allows only what every tenant has. */
export function isAllowed(
  guard: AreaGuard | undefined,
  tenant: Pick<Tenant, 'tenantType' | 'isBillingActivated'> | undefined,
): boolean {
  if (guard === 'billing') return tenant?.isBillingActivated === true;
  if (guard === 'microsoft365') return tenant?.tenantType === 'Microsoft365';
  return true;
}
