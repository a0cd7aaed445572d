import { Button, EmptyState, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

interface LoadStoppedProps {
  titleLevel?: 2 | 3;
  onRetry: () => void;
}

/** In place of the list where somebody stopped waiting for it. */
export function LoadStopped({ titleLevel = 2, onRetry }: LoadStoppedProps) {
  const { t } = useTranslation(['users', 'shell']);
  return (
    <EmptyState
      titleLevel={titleLevel}
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
