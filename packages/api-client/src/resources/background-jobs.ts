import * as v from 'valibot';
import { operation } from '../operation.ts';
import { bareOrIn, optionalText } from '../reading.ts';

/** Something the service is busy with (specification, section 3: running job). */
export const backgroundJob = v.object({
  jobName: v.string(),
  jobType: optionalText,
  /** ISO 8601. */
  startedAt: optionalText,
});

/** The types of jobs that import mail. */
export const IMPORT_JOB_TYPES = ['UmaImport', 'MailboxImport'] as const;

/** Something the service is busy with. */
export type BackgroundJob = v.InferOutput<typeof backgroundJob>;

/** All jobs that run at this moment. */
export const listBackgroundJobs = operation({
  name: 'listBackgroundJobs',
  noun: 'background-jobs',
  summary: 'Lists the jobs that run now.',
  method: 'GET',
  path: '/background-jobs/get-active-background-job',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('rows', v.array(backgroundJob)),
  errors: [],
  assumed: { answers: 'D27' },
});
