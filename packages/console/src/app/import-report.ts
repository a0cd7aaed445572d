import type { EndedImport } from '#queries/import-sources-running.ts';

/** What has ended of the imports that run together, and how. */
export interface ImportReport {
  /** By themselves, well or not. */
  ended: number;
  canceled: number;
  /** Of those that ended: how they did could not be read. */
  unread: number;
  failed: readonly { id: string; name: string; errorMessage: string }[];
}

export const nothingEnded: ImportReport = { ended: 0, canceled: 0, unread: 0, failed: [] };

/** A report with what has ended since. */
export function withEnded(report: ImportReport, ended: readonly EndedImport[]): ImportReport {
  const inState = (state: string | undefined) =>
    ended.filter(({ importSourceTaskState }) => importSourceTaskState === state);
  const canceled = inState('Cancelled').length;
  const failed = inState('Failed').map(({ importSourceId, displayName, errorMessage = '' }) => ({
    id: importSourceId,
    name: displayName,
    errorMessage,
  }));
  return {
    ended: report.ended + ended.length - canceled,
    canceled: report.canceled + canceled,
    unread: report.unread + inState(undefined).length,
    failed: [...report.failed, ...failed],
  };
}
