import type { Tenant } from '@archive-console/api-client';
import type { StepState } from '@archive-console/ui';

/** How far a tenant has come, by what the service reports of it and nothing else. */
export interface ProvisioningSteps {
  /** The service knows the tenant. */
  registered: StepState;
  /** `isInitialSetupCompleted`. */
  setUp: StepState;
  /** `tenantState`. */
  ready: StepState;
}

export function provisioningSteps({
  tenantState,
  isInitialSetupCompleted,
}: Pick<Tenant, 'tenantState' | 'isInitialSetupCompleted'>): ProvisioningSteps {
  const isReady = tenantState === 'Ready';
  const isSetUp = isReady || isInitialSetupCompleted;
  return {
    registered: 'done',
    setUp: isSetUp ? 'done' : 'current',
    ready: isReady ? 'done' : isSetUp ? 'current' : 'toCome',
  };
}
