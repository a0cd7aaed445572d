import { MINUTE } from '../clock.ts';
import type { SeededSource } from '../seed/import-sources.ts';
import { runningPlan } from '../seed/import-sources.ts';
import { seedPublicFolders } from '../seed/public-folders.ts';
import { importSourceIdOf } from '../stable-id.ts';
import { STANDARD } from '../tenants/kinds.ts';
import type { World } from '../world.ts';
import type { ImportRun } from './imports.ts';
import { keepNights } from './nights.ts';
import { bringIn } from './run.ts';
import { jobOf } from './schedule.ts';
import { sourceOf } from './sources.ts';
import { endJob } from '../jobs/end-job.ts';

/** How many mailboxes of a tenant that is not the one of the stories are registered for an import. */
const REGISTERED = 100;

/** Puts the seeded sources into a world, and lets what runs go on. */
export function beginImports(world: World, seeded: readonly SeededSource[]): void {
  for (const { source, task, since } of seeded) {
    world.importSources.put(source);
    world.importTasks.put(task);
    if (since > 0) goOn(world, { source, task, since });
  }
}

function goOn(world: World, { source, task, since }: SeededSource): void {
  const known = world.jobs.find(({ jobName }) => jobName === jobOf(source, '').jobName);
  const job = known ?? jobOf(source, task.scheduledAt);
  if (known === undefined) world.jobs.push(job);
  const counted = task.importedMails ?? 0;
  const run: ImportRun = { sourceId: source.id, taskId: task.id, plan: runningPlan, job, counted };
  world.importRuns.set(source.id, run);
  bringIn(world, run, world.clock.now(), since);
}

/** The sources of a tenant that is not the one of the stories: nothing was imported from them yet. */
function registerMailboxes(world: World): void {
  if (world.kind.tenantType === 'Administrative') return;
  for (const mailbox of world.mailboxes.rows()) {
    if (world.importSources.size === REGISTERED) break;
    const [address] = world.addresses.having('ownerId', mailbox.id);
    const source = sourceOf(mailbox, importSourceIdOf(mailbox.id), address?.address);
    if (source !== undefined) world.importSources.put(source);
  }
}

/** The synchronization that was seeded comes to its end. */
function endSynchronization(world: World): void {
  const job = world.jobs.find(({ jobType }) => jobType === 'TenantSynchronization');
  if (job === undefined) return;
  world.agenda.in(2 * MINUTE, () => endJob(world, job));
}

/** Everything of imports that goes on by itself. */
export function keepImportsGoing(world: World): void {
  if (world.kind.key !== STANDARD) registerMailboxes(world);
  for (const folder of seedPublicFolders(world.kind)) world.publicFolders.put(folder);
  endSynchronization(world);
  keepNights(world);
}
