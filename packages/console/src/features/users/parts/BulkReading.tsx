import { Button, Dialog, ProgressBar } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { SelectedRows } from '#shared/list/selected-rows.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';

interface BulkReadingProps {
  isOpen: boolean;
  /** Who or what is read. @default 'users' */
  subject?: 'users' | 'groups';
  selected: SelectedRows<unknown>;
  onRetry: () => void;
  onClose: () => void;
}

/** While everything that matches is read: how far it is, and the way out. */
export function BulkReading({ isOpen, subject = 'users', selected, onRetry, onClose }: BulkReadingProps) {
  const { t } = useTranslation(['users', 'shell']);
  const words = {
    users: {
      title: t('bulk.reading.title'),
      failedTitle: t('bulk.reading.failedTitle'),
      label: t('bulk.reading.label'),
    },
    groups: {
      title: t('groups.reading.title'),
      failedTitle: t('groups.reading.failedTitle'),
      label: t('groups.reading.label'),
    },
  }[subject];
  const hasFailed = selected.phase === 'failed';
  const progress = selected.phase === 'reading' ? selected.progress : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={hasFailed ? words.failedTitle : words.title}
      actions={<Button onClick={onClose}>{t('shell:action.cancel')}</Button>}
      words={{ close: t('shell:action.close') }}
    >
      {hasFailed ? (
        <LoadFailed error={selected.error} onRetry={onRetry} />
      ) : (
        <ProgressBar
          label={words.label}
          value={progress && progress.done / Math.max(1, progress.total)}
          {...(progress && { valueText: t('bulk.reading.progress', { ...progress }) })}
        />
      )}
    </Dialog>
  );
}
