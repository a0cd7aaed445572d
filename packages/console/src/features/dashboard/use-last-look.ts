import { useEffect, useEffectEvent, useState } from 'react';
import { isImportJob } from '#queries/background-jobs.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type FailedFigure, oldestOf, valueOf } from './figure.ts';
import {
  changesSince,
  comparedLook,
  type Look,
  type LookChange,
  noteLook,
  putLookAway,
} from './last-look.ts';
import type { Dashboard } from './use-dashboard.ts';
import { everyone, useReadFor } from './use-read-for.ts';

/** What differs from the last look at the page. */
export interface SinceLastLook {
  at: Date;
  /** Left out while it is on its way: the note has its place from the beginning. */
  changes: readonly LookChange[] | undefined;
  /** What could not be read, so that more may differ. */
  unread: readonly FailedFigure[];
  putAway: () => void;
}

/** Compares the page with the last look at it, and keeps what it says now for the next one. Two counts are read for it. */
export function useLastLook({ mails, jobs }: Dashboard, isTurn: boolean): SinceLastLook | undefined {
  const { storage } = useServices();
  const [before, setBefore] = useState(() => comparedLook(storage, Date.now()));
  const succeeded = useReadFor(importSourcesQueries.endedCount('Success'), everyone, isTurn);
  const failed = useReadFor(importSourcesQueries.endedCount('Failed'), everyone, isTurn);
  const figures = [mails, succeeded, failed];
  const isWhole = [...figures, jobs].every(({ state }) => state !== 'pending');
  const now = { mails: valueOf(mails), succeeded: valueOf(succeeded), failed: valueOf(failed) };
  const asOf = oldestOf(figures).getTime();
  const note = useEffectEvent(() => {
    // What changes behind another window is not seen.
    if (!isWhole || !Number.isFinite(asOf) || document.hidden) return;
    // A page that was left open is come back to as one that is opened.
    setBefore(comparedLook(storage, Date.now()));
    const isImporting = valueOf(jobs)?.some(isImportJob) === true;
    noteLook(storage, { at: Date.now(), isImporting, ...now } satisfies Look);
  });
  useEffect(() => note(), [isWhole, asOf, now.mails, now.succeeded, now.failed]);
  if (before === undefined) return undefined;
  const concerned = before.isImporting ? [mails] : figures;
  const unread = concerned.filter((figure) => figure.state === 'failed');
  const changes = isWhole ? changesSince(before, now) : undefined;
  if (changes?.length === 0 && unread.length === 0) return undefined;
  return {
    at: new Date(before.at),
    changes,
    unread,
    putAway() {
      putLookAway(storage);
      setBefore(undefined);
    },
  };
}
