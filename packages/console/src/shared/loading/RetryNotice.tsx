import { Banner, TextButton } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RetryNoticeProps {
  /** What could not be read. */
  title: string;
  onRetry: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** A warning that something beside what is shown could not be read, and the way to try again. */
export function RetryNotice({ title, onRetry, children }: RetryNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <Banner
      tone="warning"
      role="status"
      title={title}
      action={<TextButton onClick={onRetry}>{t('action.retry')}</TextButton>}
    >
      {children}
    </Banner>
  );
}
