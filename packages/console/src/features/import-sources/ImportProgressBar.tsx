import { formatDuration, ProgressBar, Stack, Text } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { type ImportProgress, importProgressOf, isImportRunning } from '#queries/import-progress.ts';
import { paceOf, shareDone, stalledMinutes } from '#queries/import-sources-pace.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useNow } from '#shared/loading/use-now.ts';
import { useLiveSince } from '#shared/session/use-live-since.ts';

/** A bar in a table is too short for finer steps to be seen, and each of them lays the table out anew. */
const CELL_STEPS = 500;

interface ImportProgressProps {
  importSourceId: string;
  /** How it stood when it was read; what the hub has reported since is ahead of it. */
  read: { state: string; total: number | null; done: number | null };
  /** In a cell: the figures stand beside the bar, and how fast it is is left out. @default false */
  inCell?: boolean;
}

/** How far an import is, live: as figures once it has ended, as a bar while it runs, with what is known of its pace. */
export function ImportProgressBar({ importSourceId, read, inCell = false }: ImportProgressProps) {
  const { t } = useTranslation('import-sources');
  const formats = useFormats();
  const stateOf = useImportState();
  const progress = useImportProgress(importSourceId);
  const { state, total, done } = progress ?? read;
  const figures =
    (total ?? 0) > 0
      ? t('progress.figures', { done: formats.number(done ?? 0), count: total ?? 0 })
      : undefined;
  // What stands beside it says it already: in a cell the state, elsewhere what became of the mails.
  if (state === (inCell ? 'None' : 'Failed')) return null;
  if (!isImportRunning(state)) {
    return (
      <Text as="span" tone="muted" numeric>
        {endedText()}
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <ProgressBar
        label={inCell ? t('field.progress') : stateOf(state)}
        labelHidden={inCell}
        value={state === 'Import' ? shareDone({ total, done }, inCell ? CELL_STEPS : undefined) : undefined}
        {...(figures !== undefined && { valueText: figures })}
      />
      {progress && <Pace progress={progress} isShort={inCell} />}
    </Stack>
  );

  function endedText(): string {
    if (figures !== undefined && done !== total) return figures;
    // What a failure left behind may count as failed: all adds up, and yet not all was dealt with.
    if (figures !== undefined)
      return t(state === 'Failed' ? 'progress.found' : 'progress.done', { count: total ?? 0 });
    if (state === 'None') return t('progress.never');
    // What failed or was canceled has not looked for mails to the end.
    if (state !== 'Success') return t('balance.notBegun');
    return t(total === 0 ? 'progress.nothing' : 'balance.unstated');
  }
}

/** How fast it is and how long it will take, or for how long nothing has come: known only while the hub reports. */
function Pace({ progress, isShort }: { progress: ImportProgress; isShort: boolean }) {
  const { t, i18n } = useTranslation('import-sources');
  const now = useNow().getTime();
  const stalled = stalledMinutes(progress, now, useLiveSince());
  if (stalled !== undefined) {
    return (
      <Text size="small" tone="warning" numeric>
        {t('progress.stalled', { count: stalled })}
      </Text>
    );
  }
  const pace = isShort ? undefined : paceOf(progress, Math.max(now, progress.changedAt));
  if (pace === undefined) return null;
  return (
    <Text size="small" tone="muted" numeric>
      {t('progress.pace', {
        count: pace.mailsPerMinute,
        left: formatDuration(pace.leftMs, i18n.language),
      })}
    </Text>
  );
}

/** How the running import of a source stands, live; undefined where none is known to run. */
function useImportProgress(importSourceId: string): ImportProgress | undefined {
  const store = importProgressOf(useQueryClient());
  const [progress, setProgress] = useState(() => store.of(importSourceId));
  useEffect(() => {
    const show = () => setProgress(store.of(importSourceId));
    // Many make progress at once: their bars are drawn a few at a time, and what the reader does comes first.
    const stop = store.subscribe(importSourceId, () => startTransition(show));
    // What came between the first drawing and here.
    show();
    return stop;
  }, [store, importSourceId]);
  return progress;
}
