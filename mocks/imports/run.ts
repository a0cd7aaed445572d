import { MINUTE, SECOND } from '../clock.ts';
import { archiveMails } from '../usage/archive-mails.ts';
import type { World } from '../world.ts';
import type { HeldSource, HeldTask, ImportRun, ImportState } from './imports.ts';
import { outcomeOf } from './plan.ts';
import { endJob } from '../jobs/end-job.ts';

const CANCELLATION = 3 * SECOND;

/** What changed of the source and of its import, which always say the same. */
interface Change {
  state: ImportState;
  source?: Partial<HeldSource>;
  task?: Partial<HeldTask>;
}

function sourceOf(world: World, { sourceId }: ImportRun): HeldSource {
  const source = world.importSources.get(sourceId);
  if (source === undefined) throw new Error(`The source ${sourceId} was removed while it was imported.`);
  return source;
}

function taskOf(world: World, { taskId }: ImportRun): HeldTask {
  const task = world.importTasks.get(taskId);
  if (task === undefined) throw new Error(`The import ${taskId} was removed before it had ended.`);
  return task;
}

function change(world: World, run: ImportRun, { state, source = {}, task = {} }: Change): void {
  world.importSources.put({ ...sourceOf(world, run), ...source, importSourceTaskState: state });
  world.importTasks.put({ ...taskOf(world, run), ...task, state });
}

const notifyChanged = (world: World, { sourceId }: ImportRun) =>
  world.hub.notify('ImportSourcesChanged', { ids: [sourceId] });

/** Reports how far it is, unless a later moment is reached already: old figures are of no use. */
function notifyProgress(world: World, run: ImportRun, at: Date): void {
  if (world.clock.now().getTime() - at.getTime() >= SECOND) return;
  const { id, importSourceTaskState, total, done, errorMessage } = sourceOf(world, run);
  world.hub.notify('ImportProgress', {
    importSourceId: id,
    importSourceTaskState,
    total,
    done,
    errorMessage,
  });
}

/** What came in since it was last counted is counted as used. */
function count(world: World, run: ImportRun, at: Date): void {
  const mails = (taskOf(world, run).importedMails ?? 0) - run.counted;
  if (mails <= 0) return;
  run.counted += mails;
  archiveMails(world, { at, mails, bytes: mails * run.plan.bytesPerMail });
}

interface Span {
  /** Milliseconds, and how many of them lie behind already. */
  length: number;
  elapsed?: number;
  isWanted: () => boolean;
}

/** Lets time pass from a moment on, second by second; what time has skipped, minute by minute. */
function passTime(world: World, from: Date, span: Span, step: (elapsed: number, at: Date) => void): void {
  const { length, elapsed = 0, isWanted } = span;
  function wait(passed: number, moment: Date): void {
    const isSkipped = world.clock.now().getTime() - moment.getTime() > MINUTE;
    const next = isSkipped ? (Math.floor(passed / MINUTE) + 1) * MINUTE : passed + SECOND;
    const then = Math.min(length, next);
    world.agenda.in(then - passed, (at) => {
      if (!isWanted()) return;
      step(then, at);
      if (then < length) wait(then, at);
    });
  }
  wait(elapsed, from);
}

/** The mails are looked for: how many there are is known at the end of it. */
export function discover(world: World, run: ImportRun, at: Date): void {
  const { plan } = run;
  change(world, run, { state: 'Discover', task: { executionBeginDate: at.toISOString() } });
  notifyChanged(world, run);
  const isWanted = () => taskOf(world, run).state === 'Discover';
  passTime(world, at, { length: plan.discoverMs, isWanted }, (elapsed, moment) => {
    const isOver = elapsed === plan.discoverMs;
    if (isOver && plan.failsAfter === 0) return end(world, run, 'Failed', moment);
    const share = plan.failsAfter === 0 ? 0 : elapsed / plan.discoverMs;
    const total = Math.floor(plan.discovered * share);
    change(world, run, { state: 'Discover', source: { total }, task: { discoveredMails: total } });
    if (isOver) bringIn(world, run, moment);
    else notifyProgress(world, run, moment);
  });
}

/** The mails are brought in, one after the other. */
export function bringIn(world: World, run: ImportRun, from: Date, elapsed = 0): void {
  const { plan } = run;
  const target = plan.failsAfter ?? plan.discovered;
  const length = plan.discovered === 0 ? SECOND : (plan.importMs * target) / plan.discovered;
  change(world, run, { state: 'Import' });
  notifyChanged(world, run);
  const isWanted = () => taskOf(world, run).state === 'Import';
  passTime(world, from, { length, elapsed, isWanted }, (passed, at) => {
    const done = Math.round((target * passed) / length);
    change(world, run, { state: 'Import', source: { done }, task: outcomeOf(plan, done) });
    if (passed === length) end(world, run, plan.failsAfter === undefined ? 'Success' : 'Failed', at);
    else {
      if (passed % MINUTE === 0) count(world, run, at);
      notifyProgress(world, run, at);
    }
  });
}

/** Asks an import to stop; it does so a moment later. */
export function cancel(world: World, run: ImportRun): void {
  change(world, run, { state: 'CancellationPending' });
  world.agenda.in(CANCELLATION, (at) => {
    if (taskOf(world, run).state === 'CancellationPending') end(world, run, 'Cancelled', at);
  });
}

/**
 * It is over. Every mail it found is accounted for: what a failure left behind counts as failed. Only a cancellation
 * leaves mails that were not reached, as the source says too.
 */
export function end(
  world: World,
  run: ImportRun,
  state: 'Success' | 'Failed' | 'Cancelled',
  at: Date,
  reason = run.plan.errorMessage,
): void {
  const { total, done, archived } = sourceOf(world, run);
  const outcome = outcomeOf(run.plan, done);
  const isFailed = state === 'Failed';
  const errorMessage = isFailed ? reason : '';
  const failedMails = outcome.failedMails + (isFailed ? total - done : 0);
  change(world, run, {
    state,
    source: { errorMessage, archived: archived + outcome.importedMails },
    task: {
      ...outcome,
      discoveredMails: total,
      failedMails,
      errorMessage,
      executionCompletionDate: at.toISOString(),
    },
  });
  count(world, run, at);
  world.importRuns.delete(run.sourceId);
  notifyChanged(world, run);
  endJob(world, run.job);
}
