import { getCurrentUsage, getTenant, getTenantUsage } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { codeOf, stage } from './stage.ts';

it('The usage of the tenant is what it uses now, with every day that led there', async () => {
  const { client } = await stage();
  const { publicTenantId } = await client.call(getTenant);
  const usage = await client.call(getTenantUsage, { publicTenantId });
  expect(usage).toMatchObject(await client.call(getCurrentUsage));
  expect(usage.dailyStatistics).toHaveLength(366);
  expect(usage.dailyStatistics?.at(-1)?.cumulativeStorage).toBe(usage.storageUsed);
});

it('A tenant that never archived has no usage', async () => {
  const { client } = await stage({ usageDays: 0 });
  const { publicTenantId } = await client.call(getTenant);
  expect(await codeOf(client.call(getTenantUsage, { publicTenantId }))).toBe('TenantUsage.NotFound');
});
