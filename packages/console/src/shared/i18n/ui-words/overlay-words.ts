import type { UiWordsGetters } from '@archive-console/ui';
import type { i18n } from 'i18next';

/** The components that open over the pages of a signed-in administrator. */
export type OverlayGroup = 'commandPalette' | 'resultSheet' | 'toastHistory';

/** What these components say everywhere. They come after the first page, and so do their words. */
export function createOverlayWords(instance: i18n): Pick<UiWordsGetters, OverlayGroup> {
  const t = instance.getFixedT(null, 'home');
  return {
    commandPalette: () => ({
      close: t('palette.close'),
      loading: t('palette.loading'),
      count: (count) => t('palette.count', { count }),
      empty: (typed) => t('palette.empty', { typed }),
      hints: [
        { keys: '↑ ↓', does: t('palette.hint.choose') },
        { keys: t('keys.Enter'), does: t('palette.hint.open') },
        { keys: t('keys.Escape'), does: t('palette.hint.close') },
      ],
    }),
    resultSheet: () => ({
      progress: (done, total) => t('bulk.progress', { done, total }),
      totals: {
        done: (count) => t('bulk.total.done', { count }),
        failed: (count) => t('bulk.total.failed', { count }),
        unclear: (count) => t('bulk.total.unclear', { count }),
        skipped: (count) => t('bulk.total.skipped', { count }),
        pending: (count) => t('bulk.total.pending', { count }),
        excluded: (count) => t('bulk.total.excluded', { count }),
      },
      outcomes: {
        pending: t('bulk.outcome.pending'),
        running: t('bulk.outcome.running'),
        done: t('bulk.outcome.done'),
        failed: t('bulk.outcome.failed'),
        unclear: t('bulk.outcome.unclear'),
        skipped: t('bulk.outcome.skipped'),
        excluded: t('bulk.outcome.excluded'),
      },
      stopped: (totals) => t('bulk.stopped', { totals }),
      interrupted: (totals) => t('bulk.interrupted', { totals }),
      stop: t('bulk.stop'),
      putAside: t('bulk.putAside'),
      goOn: (count) => t('bulk.continue', { count }),
      retryFailed: (count) => t('bulk.retryFailed', { count }),
      csv: t('bulk.csv'),
    }),
    toastHistory: () => ({
      empty: t('notifications.empty'),
      emptyText: t('notifications.emptyText'),
      clear: t('notifications.clear'),
    }),
  };
}
