import { ErrorDetails } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { RetryNotice } from './RetryNotice.tsx';

interface UnreadNoticeProps {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What follows from it. */
  children?: ReactNode;
}

/** Beside what is shown: what could not be read, with code and trace id, and the way to try again. */
export function UnreadNotice({ title, error, onRetry, children }: UnreadNoticeProps) {
  const words = useErrorWords(error);
  return (
    <RetryNotice title={title} onRetry={onRetry}>
      {children}
      <ErrorDetails code={words?.code} trace={traceOf(words?.traceId)} />
    </RetryNotice>
  );
}
