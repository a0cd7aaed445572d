import { ErrorNotice } from '@archive-console/ui';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { RetryButton } from './RetryButton.tsx';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it is being tried again, where this stays on screen in the meantime. @default false */
  isRetrying?: boolean;
  /** Its place in the page's outline. */
  titleLevel?: 2 | 3;
}

/** In place of a part that could not be read: why, code and trace id, and the way to try again. */
export function LoadFailed({ error, onRetry, isRetrying, titleLevel = 3 }: LoadFailedProps) {
  const words = useErrorWords(error);
  const trace = traceOf(words?.traceId);
  if (words === undefined) return null;
  return (
    <ErrorNotice
      title={words.title}
      titleLevel={titleLevel}
      text={words.text}
      code={words.code}
      trace={trace}
      action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
    />
  );
}
