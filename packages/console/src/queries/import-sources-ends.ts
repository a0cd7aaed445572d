import type { ImportTask, Page } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { importProgressOf, isImportRunning } from './import-progress.ts';

/** The hub may report no end: an import that was read as ended is one for whatever shows how its source stands. */
export function noteEnd(
  queryClient: QueryClient,
  importSourceId: string,
  { rows: [latest] }: Page<ImportTask>,
  begunAt: number,
): void {
  if (latest === undefined || isImportRunning(latest.state)) return;
  const { state: importSourceTaskState, discoveredMails: total, errorMessage } = latest;
  const figures = [latest.importedMails, latest.filteredMails, latest.duplicatedMails, latest.failedMails];
  const done = figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  const row = { importSourceId, importSourceTaskState, total, done, errorMessage };
  importProgressOf(queryClient).note([row], begunAt);
}
