import { Banner, ErrorDetails, TextButton } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';

interface RetryNoticeProps {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** Beside what is shown: what could not be read, with code and trace id, and the way to try again. */
export function RetryNotice({ title, error, onRetry, children }: RetryNoticeProps) {
  const { t } = useTranslation('shell');
  const words = useErrorWords(error);
  return (
    <Banner
      tone="warning"
      role="status"
      title={title}
      action={<TextButton onClick={onRetry}>{t('action.retry')}</TextButton>}
    >
      {children}
      <ErrorDetails code={words?.code} trace={traceOf(words?.traceId)} />
    </Banner>
  );
}
