import * as v from 'valibot';
import { operation } from '../operation.ts';
import { objectWith } from '../reading.ts';
import { dailyStatistics } from '../shapes/daily-statistics.ts';
import { usageFields, withOneStorage } from '../shapes/tenant-usage.ts';

/** What a tenant uses, with the counters of each day (specification, section 3: tenant usage). */
export const tenantUsageByDay = v.pipe(
  objectWith(usageFields, {
    /** The oldest first. */
    dailyStatistics: v.nullish(v.array(dailyStatistics), []),
  }),
  v.transform(withOneStorage),
);

/** What a tenant uses, with the counters of each day. */
export type TenantUsageByDay = v.InferOutput<typeof tenantUsageByDay>;

/** What the tenant with this public id uses. */
export const getTenantUsage = operation({
  name: 'getTenantUsage',
  noun: 'tenant-usages',
  summary: 'Reads what a tenant uses, by its public id.',
  method: 'GET',
  path: '/tenant-usages/get-tenant-usage-by-public-tenant-id/{publicTenantId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ publicTenantId: v.string() }),
  answers: tenantUsageByDay,
  errors: ['TenantUsage.NotFound'],
  assumed: { answers: 'O101', errors: 'O101' },
});
