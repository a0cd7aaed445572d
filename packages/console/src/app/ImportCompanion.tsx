import { VisuallyHidden } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { backgroundJobsQueries, isImportJob } from '#queries/background-jobs.ts';
import { fewAtOnce } from '#queries/few-at-once.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { titlePrefix } from '#shared/navigation/page-title.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { useServices } from '#shared/runtime/services.ts';
import { batchFrom, batchShare, nextBatch, storedBatch } from './import-batch.ts';

const STEP = 10;

/**
 * Accompanies imports that take hours, whatever page is open: the title shows how far they are, a screen reader hears it
 * at steps of ten percent, a failure and the end are reported once; what ended while the console was closed is
 * reported at the next visit.
 */
export function ImportCompanion() {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const { batch, running } = useImportBatch();
  const share = batchShare(batch);
  const standing =
    share === undefined
      ? t('imports.running', { count: running })
      : formats.percent(Math.floor(share * 100) / 100);
  useTitlePrefix(running === 0 ? undefined : standing);
  const step = share === undefined ? 0 : Math.floor((share * 100) / STEP) * STEP;
  return (
    <VisuallyHidden role="status">
      {running > 0 && step > 0 && t('imports.step', { share: formats.percent(step / 100) })}
    </VisuallyHidden>
  );
}

/** The imports that run; what has ended is reported as soon as it is known how. */
function useImportBatch() {
  const { storage } = useServices();
  const jobs = useQuery(backgroundJobsQueries.active()).data ?? [];
  const [batch, setBatch] = useState(() => batchFrom(storage.read('importsRunning')));
  const known = useRef(batch);
  const hasJobs = jobs.some(isImportJob);
  const { data } = useQuery({ ...importSourcesQueries.running(), enabled: hasJobs || batch.size > 0 });
  const report = useReport();
  const take = useEffectEvent((rows: NonNullable<typeof data>) => {
    const { batch: next, ended } = nextBatch(known.current, rows);
    known.current = next;
    setBatch(next);
    const stored = storedBatch(next);
    if (stored === undefined) storage.remove('importsRunning');
    else if (stored !== storage.read('importsRunning')) storage.write('importsRunning', stored);
    if (ended.size > 0) void report(ended, rows.length === 0);
  });
  useEffect(() => {
    if (data !== undefined) take(data);
  }, [data]);
  return { batch, running: [...batch.values()].filter(({ isRunning }) => isRunning).length };
}

/** Reports how imports have ended: each failure, and the end of all of them. */
function useReport() {
  const { t } = useTranslation('home');
  const { queryClient, toasts } = useServices();
  const navigate = useNavigate();
  const total = useRef({ ended: 0, failed: 0 });

  return async (ended: ReadonlyMap<string, string>, isOver: boolean): Promise<void> => {
    const latest = await Promise.all(
      [...ended].map(async ([id, name]) => {
        const options = { ...importSourcesQueries.recentTasks(id), staleTime: 0 };
        const page = await fewAtOnce(queryClient, () => queryClient.query(options)).catch(() => undefined);
        return { id, name, task: page?.rows[0] };
      }),
    );
    const failed = latest.filter(({ task }) => task?.state === 'Failed');
    total.current.ended += ended.size;
    total.current.failed += failed.length;
    const [first] = failed;
    const show = (path: string) => ({ label: t('imports.show'), onAction: () => void navigate(path) });
    if (first !== undefined && failed.length === 1)
      toasts.show({
        tone: 'error',
        title: t('imports.failedOne', { name: first.name }),
        ...(first.task?.errorMessage && { text: first.task.errorMessage }),
        action: show(importSourcesPaths.details(first.id)),
      });
    else if (failed.length > 1)
      toasts.show({
        tone: 'error',
        title: t('imports.failedMany', { count: failed.length }),
        action: show(importSourcesPaths.failed()),
      });
    if (!isOver) return;
    const { ended: count, failed: bad } = total.current;
    total.current = { ended: 0, failed: 0 };
    const unread = latest.filter(({ task }) => task === undefined).length;
    // That the only one failed is said already.
    if (count === bad) return;
    toasts.show({
      tone: bad > 0 || unread > 0 ? 'info' : 'success',
      title: t('imports.ended', { count }),
      ...(bad > 0 && { text: t('imports.ofThemFailed', { count: bad }) }),
      ...(unread > 0 && { text: t('imports.unread', { count: unread }) }),
      action: show(importProtocolPaths.all()),
    });
  };
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
