import {
  type cancelImport,
  type ImportSourceStatus,
  listImportSources,
  type startImport,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { isImportRunning } from './import-progress.ts';
import type { LookUp } from './look-up.ts';
import { reachedIf, rowsOf } from './lost-answers.ts';

/** Whether imports run that did not run before. All were started or none: a part of them was started by another person. */
export const started =
  (ids: readonly string[]): LookUp<typeof startImport> =>
  async (client) => {
    const states = await statesOf(client, ids);
    const running = states.filter(isImportRunning);
    if (running.length > 0 && running.length < states.length)
      throw new Error('Some of the imports run, and who started them is not known.');
    return reachedIf(running.length > 0);
  };

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
