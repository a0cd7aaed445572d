import { getTenantBalance } from '@archive-console/api-client';
import { balanceOf } from '../money/plan.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const tenantBalancesRules = [
  rule(getTenantBalance, ({ world }) =>
    world.subscription === undefined ? refuse('TenantBalance.NotFound') : balanceOf(world.subscription),
  ),
];
