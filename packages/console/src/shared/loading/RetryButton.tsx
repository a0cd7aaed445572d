import { Button, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

interface RetryButtonProps {
  onRetry: () => void;
  /** Whether it is being tried again, where this stays on screen in the meantime. @default false */
  isRetrying?: boolean | undefined;
}

/** Reads again what could not be read. */
export function RetryButton({ onRetry, isRetrying = false }: RetryButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Button icon={RetryIcon} busy={isRetrying} onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
}
