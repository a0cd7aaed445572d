import { Button, EmptyState, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** In place of the list where somebody stopped waiting for it. */
export function LoadStopped({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['users', 'shell']);
  return (
    <EmptyState
      title={t('list.stopped.title')}
      text={t('details.stopped.text')}
      action={
        <Button icon={RetryIcon} onClick={onRetry}>
          {t('shell:action.retry')}
        </Button>
      }
    />
  );
}
