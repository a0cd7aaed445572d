import { VisuallyHidden } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundJobsQueries, isImportJob } from '#queries/background-jobs.ts';
import { importProgressOf } from '#queries/import-progress.ts';
import { runningImports } from '#queries/import-sources-running.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { titlePrefix } from '#shared/navigation/page-title.ts';
import { useServices } from '#shared/runtime/services.ts';
import {
  batchFrom,
  type BatchProgress,
  batchProgress,
  countRunning,
  type ImportBatch,
  isSameRunning,
  nextBatch,
  runningIn,
  storedBatch,
  takeProgress,
} from './import-batch.ts';
import { progressIcon, usePageIcon } from './page-icon.ts';
import { useImportReport } from './use-import-report.ts';

const STEP = 10;
/** The title of a window is not looked at more often. */
const LOOK_EVERY_MS = 1000;

/**
 * Accompanies imports that take hours, whatever page is open: title and icon show how far they are, a screen reader hears it
 * at steps of ten percent, a failure and the end are reported once; what ended while the console was closed is
 * reported at the next visit.
 */
export function ImportCompanion() {
  const standing = useStanding(useImportBatch());
  useTitlePrefix(standing?.short);
  usePageIcon(standing && progressIcon(standing.share));
  return <VisuallyHidden role="status">{standing?.announced}</VisuallyHidden>;
}

interface Standing {
  /** Undefined while that is not known. */
  share: number | undefined;
  short: string;
  /** As it was at the last step of ten percent. */
  announced: string;
}

/** How far a batch is, in words; undefined where nothing runs. */
function useStanding({ batch, progress }: BatchState): Standing | undefined {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const [said, setSaid] = useState({ step: '', announced: '' });
  const running = countRunning(batch);
  if (running === 0) return undefined;
  if (progress === undefined)
    return { share: undefined, short: t('imports.running', { count: running }), announced: '' };
  const { by, share } = progress;
  const percent = Math.floor((share * 100) / STEP) * STEP;
  const step = `${by} ${percent}`;
  const short =
    by === 'mails'
      ? formats.percent(Math.floor(share * 100) / 100)
      : t('imports.endedOf', { ended: progress.ended, count: progress.all });
  // What is announced stays as it is until the next step: every change of it is read out.
  if (said.step !== step) {
    const words = by === 'mails' ? t('imports.step', { share: formats.percent(percent / 100) }) : short;
    setSaid({ step, announced: percent === 0 ? '' : words });
  }
  return { share, short, announced: said.announced };
}

interface BatchState {
  batch: ImportBatch;
  /** As it was looked at last: the figures of a batch change in place. */
  progress: BatchProgress | undefined;
}

/** The imports that run, and how far they are; what has ended is reported as soon as it is known how. */
function useImportBatch(): BatchState {
  const { storage, queryClient } = useServices();
  const jobs = useQuery(backgroundJobsQueries.active()).data ?? [];
  const [batch, setBatch] = useState(() => batchFrom(storage.read('importsRunning')));
  const [progress, setProgress] = useState(() => batchProgress(batch));
  const known = useRef(batch);
  const hasJobs = jobs.some(isImportJob);
  const { data } = useQuery({
    ...runningImports(() => runningIn(batch)),
    enabled: hasJobs || batch.size > 0,
  });
  const report = useImportReport();
  const take = useEffectEvent((read: NonNullable<typeof data>) => {
    const { batch: next, ended, isOver } = nextBatch(known.current, read);
    // The names of thousands make a long text: it is made where another one is to be kept.
    if (!isSameRunning(known.current, next)) {
      const stored = storedBatch(next);
      if (stored === undefined) storage.remove('importsRunning');
      else storage.write('importsRunning', stored);
    }
    known.current = next;
    setBatch(next);
    setProgress(batchProgress(next));
    if (ended.length > 0) report(ended, isOver);
  });
  useEffect(() => {
    if (data !== undefined) take(data);
  }, [data]);
  // What the hub reports meanwhile is in the store, and shown as often as a title is looked at.
  const isFollowed = batch.size > 0;
  useEffect(() => {
    if (!isFollowed) return undefined;
    const timer = setInterval(() => {
      takeProgress(known.current, importProgressOf(queryClient));
      setProgress(batchProgress(known.current));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient, isFollowed]);
  return { batch, progress };
}

/** Puts words before the title of the page, whichever page that is, and takes them away again. */
function useTitlePrefix(prefix: string | undefined): void {
  const { queryClient } = useServices();
  useEffect(() => {
    const put = (text: string) => queryClient.setQueryData(titlePrefix.queryKey, text);
    put(prefix === undefined ? '' : `${prefix} · `);
    return () => void put('');
  }, [queryClient, prefix]);
}
