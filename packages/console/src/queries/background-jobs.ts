import { listBackgroundJobs } from '@archive-console/api-client';
import { query } from './api.ts';

export const backgroundJobsQueries = {
  active: () => query(listBackgroundJobs),
};
