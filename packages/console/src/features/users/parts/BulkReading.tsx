import type { User } from '@archive-console/api-client';
import { Button, Dialog, ProgressBar } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { SelectedRows } from '#shared/selected-rows.ts';
import { LoadFailed } from '#shared/LoadFailed.tsx';

interface BulkReadingProps {
  isOpen: boolean;
  selected: SelectedRows<User>;
  onRetry: () => void;
  onClose: () => void;
}

/** While everybody who matches is read: how far it is, and the way out. */
export function BulkReading({ isOpen, selected, onRetry, onClose }: BulkReadingProps) {
  const { t } = useTranslation(['users', 'shell']);
  const hasFailed = selected.phase === 'failed';
  const progress = selected.phase === 'reading' ? selected.progress : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={hasFailed ? t('bulk.reading.failedTitle') : t('bulk.reading.title')}
      actions={<Button onClick={onClose}>{t('shell:action.cancel')}</Button>}
      words={{ close: t('shell:action.close') }}
    >
      {hasFailed ? (
        <LoadFailed error={selected.error} onRetry={onRetry} />
      ) : (
        <ProgressBar
          label={t('bulk.reading.label')}
          value={progress && progress.done / Math.max(1, progress.total)}
          {...(progress && { valueText: t('bulk.reading.progress', { ...progress }) })}
        />
      )}
    </Dialog>
  );
}
