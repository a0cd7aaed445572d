import { type BackgroundJob, IMPORT_JOB_TYPES, listBackgroundJobs } from '@archive-console/api-client';
import { query } from './api.ts';
import type { Changes } from './change.ts';

/** What each kind of change makes stale: they are all made by the service. */
export const backgroundJobsChanges = {
  elsewhere: { invalidates: ['listBackgroundJobs'] },
} satisfies Changes;

export const backgroundJobsQueries = {
  active: () => query(listBackgroundJobs),
};

/** How many are shown where they stand. Imports of thousands may run at once: of more, the number is said. */
export const MOST_JOBS_SHOWN = 10;

/** Whether a job imports mail. */
export const isImportJob = ({ jobType }: Pick<BackgroundJob, 'jobType'>) =>
  IMPORT_JOB_TYPES.some((type) => type === jobType);
