import type { i18n } from 'i18next';
import type { BulkCounts } from './bulk-rows.ts';

/** How far a bulk action was when it was stopped, with the figures of its sheet. */
export function stoppedAt(instance: i18n, counts: BulkCounts): string {
  const t = instance.getFixedT(null, 'home');
  const totals = [
    t('bulk.total.done', { count: counts.done }),
    counts.failed > 0 && t('bulk.total.failed', { count: counts.failed }),
    t('bulk.total.skipped', { count: counts.skipped }),
    counts.excluded > 0 && t('bulk.total.excluded', { count: counts.excluded }),
  ];
  return t('bulk.stopped', { totals: totals.filter(Boolean).join(', ') });
}
