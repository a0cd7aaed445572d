import type { Tenant } from '@archive-console/api-client';
import { uuidOf } from '../stable-id.ts';

export const lindenhof: Tenant = {
  id: uuidOf('tenant Lindenhof GmbH'),
  publicTenantId: 'LH-2048-7731',
  tenantType: 'Standard',
  tenantState: 'Ready',
  name: 'Lindenhof GmbH',
  isInitialSetupCompleted: true,
  isBillingActivated: true,
};
