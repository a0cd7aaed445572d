import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFlag, optionalText } from '../reading.ts';

/** The kinds of tenant (specification, section 1). */
export const TENANT_TYPES = ['Administrative', 'Standard', 'Microsoft365'] as const;

/** The states of a tenant; the first and the last force their own page (specification, section 4). */
export const TENANT_STATES = ['Provisioning', 'Ready', 'Terminated'] as const;

/** The customer whose archive is administered (specification, section 3). */
export const tenant = v.object({
  id: v.string(),
  publicTenantId: optionalText,
  tenantType: openEnum(TENANT_TYPES),
  tenantState: openEnum(TENANT_STATES),
  name: optionalText,
  isInitialSetupCompleted: optionalFlag,
  isBillingActivated: optionalFlag,
});

/** The customer whose archive is administered. */
export type Tenant = v.InferOutput<typeof tenant>;
