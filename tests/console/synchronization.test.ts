import { expect, it } from 'vitest';
import { backgroundJobsQueries } from '#console/queries/background-jobs.ts';
import { microsoft365Mutations } from '#console/queries/tenants-microsoft365.ts';
import { openQueries } from './open-queries.ts';

it('a synchronization has begun when it is among the jobs, so that it is not sent twice', async () => {
  const { send, watch, isRead } = await openQueries({ tenant: 'microsoft365' });
  const jobs = watch(backgroundJobsQueries.active());
  await isRead();
  await send(microsoft365Mutations.synchronize(), undefined);
  expect(jobs()?.map(({ jobType }) => jobType)).toContain('TenantSynchronization');
});
