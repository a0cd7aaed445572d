import { Button, ErrorNotice, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from './use-error-words.ts';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Its place in the page's outline. */
  titleLevel?: 2 | 3;
}

/** In place of a part that could not be read: why, code and trace id, and the way to try again. */
export function LoadFailed({ error, onRetry, titleLevel = 3 }: LoadFailedProps) {
  const { t } = useTranslation();
  const words = useErrorWords(error);
  if (words === undefined) return null;
  const { title, text, code, traceId } = words;
  return (
    <ErrorNotice
      title={title}
      titleLevel={titleLevel}
      text={text}
      code={code}
      trace={
        traceId === undefined
          ? undefined
          : {
              label: t('fatal.trace'),
              id: traceId,
              copyLabel: t('fatal.copy'),
              copiedLabel: t('fatal.copied'),
            }
      }
      action={
        <Button icon={RetryIcon} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
