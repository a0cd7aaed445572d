import { getTenantBalance, updateSubscription } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { choice } from './billing-stages.ts';
import { stage } from './stage.ts';

it('The balance is that of the plan, and follows it', async () => {
  const { client } = await stage();
  expect(await client.call(getTenantBalance)).toEqual({ storage: 90, userCount: 58, featureEiv: false });
  await client.call(updateSubscription, { ...choice, storage: 180, featureEiv: true });
  expect(await client.call(getTenantBalance)).toEqual({ storage: 180, userCount: 20, featureEiv: true });
});
