import { Button, Dialog, ProgressBar } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useWords } from '#shared/i18n/use-words.ts';
import type { ListWordKeys } from '#shared/list/list-spec.ts';
import type { SelectedRows } from '#shared/list/selected-rows.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';

interface BulkReadingProps {
  isOpen: boolean;
  words: Pick<ListWordKeys, 'title'>;
  selected: SelectedRows<unknown>;
  onRetry: () => void;
  onClose: () => void;
}

/** While everything that matches is read: how far it is, and the way out. */
export function BulkReading({ isOpen, words, selected, onRetry, onClose }: BulkReadingProps) {
  const { t } = useTranslation(['objects', 'shell']);
  const say = useWords();
  const hasFailed = selected.phase === 'failed';
  const list = say(words.title);
  const { progress } = selected.phase === 'reading' ? selected : {};
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={hasFailed ? t('bulk.readingFailed', { list }) : t('bulk.reading', { list })}
      actions={<Button onClick={onClose}>{t('shell:action.cancel')}</Button>}
    >
      {hasFailed ? (
        <LoadFailed error={selected.error} onRetry={onRetry} />
      ) : (
        <ProgressBar
          label={t('bulk.read')}
          value={progress && progress.done / Math.max(1, progress.total)}
          {...(progress && { valueText: t('bulk.progress', { ...progress }) })}
        />
      )}
    </Dialog>
  );
}
