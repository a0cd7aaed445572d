import type { Tenant } from '@archive-console/api-client';
import { seedUsage } from '../seed/usage.ts';
import { tenantIdOf } from '../stable-id.ts';
import type { Microsoft } from '../world.ts';
import { STANDARD, type TenantKind } from './kinds.ts';

/** How a tenant of this kind begins. */
export function tenantFrom({
  key,
  name,
  publicTenantId,
  tenantType,
  tenantState,
  isBillingActivated,
}: TenantKind): Tenant {
  return {
    id: tenantIdOf(key, name),
    // It is given when the tenant is ready.
    publicTenantId: tenantState === 'Provisioning' ? '' : publicTenantId,
    tenantType,
    tenantState,
    name,
    isInitialSetupCompleted: tenantState !== 'Provisioning',
    isBillingActivated,
  };
}

/** Its history: that of the largest tenant, in proportion to its people. */
export function usageFrom({ key, users }: TenantKind, now: Date, days: number) {
  const whole = seedUsage(now, days);
  if (key === STANDARD) return whole;
  const share = users / 630;
  return whole.map(({ timestamp, cumulativeTransactions, cumulativeStorage }) => ({
    timestamp,
    cumulativeTransactions: Math.round(cumulativeTransactions * share),
    cumulativeStorage: Math.round(cumulativeStorage * share),
  }));
}

export function microsoftFrom({ microsoft }: TenantKind): Microsoft | undefined {
  if (microsoft === null) return undefined;
  const { microsoftTenantId, isConsented } = microsoft;
  return {
    microsoftTenantId,
    archivePermissionsGranted: isConsented,
    exchangeAdministratorRoleAssigned: isConsented,
    isJournalRuleConfigured: isConsented,
    isSynchronizing: false,
  };
}
