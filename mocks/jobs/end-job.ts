import type { BackgroundJob } from '@archive-console/api-client';
import type { World } from '../world.ts';

/** Ends a job; one that has ended already is not reported. */
export function endJob(world: World, job: BackgroundJob): void {
  const place = world.jobs.indexOf(job);
  if (place < 0) return;
  world.jobs.splice(place, 1);
  world.hub.notify('JobsChanged', {});
}
