import type { BackgroundJob } from '@archive-console/api-client';
import { type Area, areas } from './areas.ts';

/** The area in which somebody sees what a kind of job does. */
const areaByType: Readonly<Record<string, string>> = {
  UmaImport: 'import-sources',
  TenantSynchronization: 'email-archive-configuration',
};

/** Where a job leads to, if there is such a page. */
export function jobArea({ jobType }: Pick<BackgroundJob, 'jobType'>): Area | undefined {
  return areas.find(({ id }) => id === areaByType[jobType]);
}
