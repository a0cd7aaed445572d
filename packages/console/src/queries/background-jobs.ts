import { listBackgroundJobs } from '@archive-console/api-client';
import { query } from './api.ts';
import type { Changes } from './change.ts';

/** What each kind of change makes stale: they are all made by the service. */
export const backgroundJobsChanges = {
  elsewhere: { invalidates: ['listBackgroundJobs'] },
} satisfies Changes;

export const backgroundJobsQueries = {
  active: () => query(listBackgroundJobs),
};
