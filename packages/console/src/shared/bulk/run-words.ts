import { formatDuration } from '@archive-console/ui';
import type { i18n } from 'i18next';
import type { BulkCounts } from './bulk-rows.ts';
import type { BulkRun, RunWords } from './bulk-run.ts';

/** What is said around bulk actions, with the figures of their sheets. */
export function createRunWords(instance: i18n): RunWords {
  const t = instance.getFixedT(null, 'home');
  return {
    stoppedAt: (counts) => t('bulk.stopped', { totals: totalsOf(counts) }),
    interruptedAt: (counts) => t('bulk.interrupted', { totals: totalsOf(counts) }),
    unclear: (title) => t('bulk.unclear', { title }),
    show: () => t('bulk.showResult'),
  };

  function totalsOf({ done, failed, unclear, skipped, excluded }: BulkCounts): string {
    const totals = [
      t('bulk.total.done', { count: done }),
      failed > 0 && t('bulk.total.failed', { count: failed }),
      unclear > 0 && t('bulk.total.unclear', { count: unclear }),
      skipped > 0 && t('bulk.total.skipped', { count: skipped }),
      excluded > 0 && t('bulk.total.excluded', { count: excluded }),
    ];
    return totals.filter(Boolean).join(', ');
  }
}

/** What is being done, and for how long the service asked to wait with it. */
export function runTitle(instance: i18n, { title, asksToWait }: BulkRun): string {
  if (asksToWait === undefined) return title;
  const time = formatDuration(asksToWait, instance.language);
  return instance.t('bulk.waits', { ns: 'home', title, time });
}
