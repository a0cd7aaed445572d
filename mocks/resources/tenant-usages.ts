import { getTenantUsage } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';
import { currentUsage } from '../usage/figures.ts';

export const tenantUsagesRules = [
  rule(getTenantUsage, ({ world, input }) => {
    if (input.publicTenantId !== world.tenant?.publicTenantId) refuse('TenantUsage.NotFound');
    return { ...currentUsage(world), dailyStatistics: [...world.usage] };
  }),
];
