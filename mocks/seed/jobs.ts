import type { BackgroundJob } from '@archive-console/api-client';
import { MINUTE } from '../clock.ts';

/** What the service is busy with at the beginning. */
export function seedJobs(now: Date): BackgroundJob[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString();
  return [
    { jobName: 'Import of archive-2019.uma', jobType: 'UmaImport', startedAt: ago(47) },
    {
      jobName: 'Synchronization with Microsoft 365',
      jobType: 'TenantSynchronization',
      startedAt: ago(1),
    },
  ];
}
