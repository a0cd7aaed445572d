import {
  type cancelImport,
  type ImportSourceStatus,
  type ImportTask,
  listImportSources,
  listImportTasks,
  type startImport,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
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
    const states = await statesOf(client, ids);
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
    for await (const { executionBeginDate } of rowsOf<ImportTask>(client, listImportTasks, {
      importSourceId,
    }))
      if (executionBeginDate !== null && new Date(executionBeginDate).getTime() > since) return true;
  return false;
}

/** Whether none of these imports goes on. */
export const canceled =
  (ids: readonly string[]): LookUp<typeof cancelImport> =>
  async (client) => {
    const states = await statesOf(client, ids);
    return reachedIf(states.every((state) => state === 'CancellationPending' || !isImportRunning(state)));
  };

/** How many of these imports run. */
export async function runningAmong(client: QueryClient, ids: readonly string[]): Promise<number> {
  return (await statesOf(client, ids)).filter(isImportRunning).length;
}

async function statesOf(client: QueryClient, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const states: string[] = [];
  for await (const row of rowsOf<ImportSourceStatus>(client, listImportSources, { sortBy: 'displayName' }))
    if (wanted.has(row.importSourceId)) states.push(row.importSourceTaskState);
  return states;
}
