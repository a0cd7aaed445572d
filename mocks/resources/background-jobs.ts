import { listBackgroundJobs } from '@archive-console/api-client';
import { rule } from '../rule.ts';

export const backgroundJobsRules = [rule(listBackgroundJobs, ({ world }) => world.jobs)];
