import type { BackgroundJob, ImportTaskOptions } from '@archive-console/api-client';
import type { World } from '../world.ts';
import type { HeldSource, HeldTask, ImportRun } from './imports.ts';
import { planOf } from './plan.ts';
import { discover } from './run.ts';

const NOTHING_YET = {
  discoveredMails: 0,
  importedMails: 0,
  filteredMails: 0,
  duplicatedMails: 0,
  failedMails: 0,
  errorMessage: '',
} as const;

/** An import that waits to begin. */
export function newTask(
  source: HeldSource,
  id: string,
  scheduledAt: string,
  options?: ImportTaskOptions,
): HeldTask {
  return {
    id,
    importSourceId: source.id,
    scheduledAt,
    state: 'Scheduled',
    executionBeginDate: null,
    executionCompletionDate: null,
    ...NOTHING_YET,
    includeDeletedItems: options?.includeDeletedItems ?? false,
    includeJunkMails: options?.includeJunkMails ?? false,
    includeDrafts: options?.includeDrafts ?? false,
    includeFrom: options?.includeFrom ?? null,
    includeTo: options?.includeTo ?? null,
  };
}

export function jobOf({ displayName, importSourceType }: HeldSource, startedAt: string): BackgroundJob {
  const jobType = importSourceType === 'UmaArchive' ? 'UmaImport' : 'MailboxImport';
  return { jobName: `Import of ${displayName}`, jobType, startedAt };
}

interface Start {
  options?: ImportTaskOptions | undefined;
  /** It starts by itself, and looks for what is new. */
  isNightly?: boolean;
}

/** Puts imports on their way, at this moment of the world. */
export function schedule(
  world: World,
  sources: readonly HeldSource[],
  at: Date,
  { options, isNightly = false }: Start = {},
): void {
  if (sources.length === 0) return;
  for (const source of sources) {
    const earlier = [...world.importTasks.rows()].filter((task) => task.importSourceId === source.id);
    const plan = planOf(source, { number: earlier.length, at, options, isNightly });
    const task = newTask(source, world.newId('import task'), at.toISOString(), options);
    const job = jobOf(source, task.scheduledAt);
    const run: ImportRun = { sourceId: source.id, taskId: task.id, plan, job, counted: 0 };
    world.importTasks.put(task);
    world.importSources.put({
      ...source,
      importSourceTaskState: 'Scheduled',
      total: 0,
      done: 0,
      errorMessage: '',
    });
    world.importRuns.set(source.id, run);
    world.jobs.push(job);
    world.agenda.in(plan.waitMs, (moment) => {
      if (world.importTasks.get(task.id)?.state === 'Scheduled') discover(world, run, moment);
    });
  }
  world.hub.notify('ImportSourcesChanged', { ids: sources.map(({ id }) => id) });
  world.hub.notify('JobsChanged', {});
}
