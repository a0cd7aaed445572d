import { EmptyState } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from './RetryButton.tsx';

interface LoadStoppedProps {
  /** What is not there. */
  title: string;
  /** @default 2 */
  titleLevel?: 2 | 3;
  onRetry: () => void;
}

/** In place of what a person stopped waiting for. */
export function LoadStopped({ title, titleLevel = 2, onRetry }: LoadStoppedProps) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      role="status"
      titleLevel={titleLevel}
      title={title}
      text={t('waiting.stopped')}
      action={<RetryButton onRetry={onRetry} />}
    />
  );
}
