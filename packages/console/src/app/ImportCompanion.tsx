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

/** What was reported of the imports that run together. */
interface Reported {
  ended: number;
  failed: readonly { id: string; name: string; errorMessage: string }[];
  /** The message that says what failed: the next failure takes its place. */
  message?: string;
}

/** Reports how imports have ended: what has failed so far, in one message, and the end of all of them. */
function useReport() {
  const { t } = useTranslation('home');
  const { queryClient, toasts } = useServices();
  const navigate = useNavigate();
  const reported = useRef<Reported>({ ended: 0, failed: [] });
  const show = (path: string) => ({ label: t('imports.show'), onAction: () => void navigate(path) });

  function sayFailed({ failed, message }: Reported): string | undefined {
    const [first] = failed;
    if (first === undefined) return undefined;
    const isOne = failed.length === 1;
    return toasts.show(
      {
        tone: 'error',
        title: isOne
          ? t('imports.failedOne', { name: first.name })
          : t('imports.failedMany', { count: failed.length }),
        ...(isOne && first.errorMessage !== '' && { text: first.errorMessage }),
        action: show(isOne ? importSourcesPaths.details(first.id) : importSourcesPaths.failed()),
      },
      { insteadOf: message },
    );
  }

  return async (ended: ReadonlyMap<string, string>, isOver: boolean): Promise<void> => {
    const latest = await Promise.all(
      [...ended].map(async ([id, name]) => {
        const options = { ...importSourcesQueries.recentTasks(id), staleTime: 0 };
        const page = await fewAtOnce(queryClient, () => queryClient.query(options)).catch(() => undefined);
        return { id, name, task: page?.rows[0] };
      }),
    );
    const bad = latest.flatMap(({ id, name, task }) =>
      task?.state === 'Failed' ? [{ id, name, errorMessage: task.errorMessage }] : [],
    );
    const before = reported.current;
    const now: Reported = {
      ...before,
      ended: before.ended + ended.size,
      failed: [...before.failed, ...bad],
    };
    const message = bad.length > 0 ? sayFailed(now) : now.message;
    reported.current = isOver
      ? { ended: 0, failed: [] }
      : { ...now, ...(message !== undefined && { message }) };
    // That all of them failed is said already.
    if (!isOver || now.ended === now.failed.length) return;
    const unread = latest.filter(({ task }) => task === undefined).length;
    const count = now.failed.length;
    toasts.show({
      tone: count > 0 || unread > 0 ? 'info' : 'success',
      title: t('imports.ended', { count: now.ended }),
      ...(count > 0 && { text: t('imports.ofThemFailed', { count }) }),
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
