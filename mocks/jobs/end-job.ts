import type { BackgroundJob } from '@archive-console/api-client';
import type { World } from '../world.ts';

/** A job is over; one that is gone already is nothing to tell of. */
export function endJob(world: World, job: BackgroundJob): void {
  const place = world.jobs.indexOf(job);
  if (place < 0) return;
  world.jobs.splice(place, 1);
  world.hub.tell('JobsChanged', {});
}
