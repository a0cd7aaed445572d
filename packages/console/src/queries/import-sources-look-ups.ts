import {
  type cancelImport,
  type ImportSourceStatus,
  type ImportTask,
  listImportSources,
  listImportTasks,
  type startImport,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { isImportRunning } from './import-progress.ts';
import type { LookUp } from './look-up.ts';
import { reachedIf, rowsOf } from './lost-answers.ts';

/**
 * Whether imports run that did not run before. All were started or none: a part of them was started by another person.
 * One that has begun and ended in the meantime says neither.
 */
export const started =
  (ids: readonly string[]): LookUp<typeof startImport> =>
  async (client) => {
    const states = [...(await statesOf(client, ids)).values()];
    const running = states.filter(isImportRunning);
    if (running.length > 0 && running.length < states.length)
      throw new Error('Some of the imports run, and who started them is not known.');
    if (running.length === 0 && (await beganLately(client, ids)))
      throw new Error('One of the imports has begun and ended by now, and who started it is not known.');
    return reachedIf(running.length > 0);
  };

/** As long as an answer may take, and clocks may differ. */
const LATELY_MS = 15 * 60_000;
/** Of many, some would still run. */
const MOST_LOOKED_AT = 20;

async function beganLately(client: QueryClient, ids: readonly string[]): Promise<boolean> {
  const since = Date.now() - LATELY_MS;
  for (const importSourceId of ids.slice(0, MOST_LOOKED_AT))
    for await (const task of rowsOf<ImportTask>(client, listImportTasks, { importSourceId })) {
      // What began earlier is another start, whenever it ended. What was canceled while it waited has never begun.
      const date = task.executionBeginDate ?? task.executionCompletionDate;
      if (date === null || new Date(date).getTime() > since) return true;
    }
  return false;
}

const isCanceled = (state: string) => state === 'CancellationPending' || state === 'Cancelled';

/** Whether none of these imports goes on. Where some were canceled and others go on, it is not known. */
export const canceled =
  (ids: readonly string[]): LookUp<typeof cancelImport> =>
  async (client) => {
    const states = [...(await statesOf(client, ids)).values()];
    const goingOn = states.filter((state) => state !== 'CancellationPending' && isImportRunning(state));
    if (goingOn.length > 0 && states.some(isCanceled))
      throw new Error('Some of the imports go on, and others were canceled.');
    return reachedIf(goingOn.length === 0);
  };

/**
 * How many of these imports a start began; undefined where one of those that do not run has begun lately, or where they
 * are too many to look at each.
 */
export async function runningAmong(client: QueryClient, ids: readonly string[]): Promise<number | undefined> {
  const states = await statesOf(client, ids);
  const idle = ids.filter((id) => !isImportRunning(states.get(id) ?? 'None'));
  const isUnsure = idle.length > MOST_LOOKED_AT || (await beganLately(client, idle));
  return isUnsure ? undefined : ids.length - idle.length;
}

/** How many of these imports, all of which ran, a cancellation ended or is about to end: the others ended by themselves. */
export async function canceledAmong(client: QueryClient, ids: readonly string[]): Promise<number> {
  const read = ids.length > MOST_LOOKED_AT ? statesOf : latestStatesOf;
  const states = [...(await read(client, ids)).values()];
  return states.filter(isCanceled).length;
}

async function statesOf(client: QueryClient, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(ids);
  const states = new Map<string, string>();
  for await (const row of rowsOf<ImportSourceStatus>(client, listImportSources, { sortBy: 'displayName' }))
    if (wanted.has(row.importSourceId)) states.set(row.importSourceId, row.importSourceTaskState);
  return states;
}

/** Of few, the list of all sources need not be read. */
async function latestStatesOf(client: QueryClient, ids: readonly string[]): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const importSourceId of ids) {
    const request = { importSourceId, page: 1, rowsPerPage: 1, descending: true };
    const { rows } = await call(client, listImportTasks, request);
    states.set(importSourceId, rows[0]?.state ?? 'None');
  }
  return states;
}
