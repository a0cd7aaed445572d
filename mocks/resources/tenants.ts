import { getTenant } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const tenantsRules = [rule(getTenant, ({ world }) => world.tenant ?? refuse('Tenant.NotFound'))];
