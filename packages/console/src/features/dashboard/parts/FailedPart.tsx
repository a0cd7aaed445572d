import { Button, ErrorNotice } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/use-error-words.ts';

interface FailedPartProps {
  error: Error;
  retry: () => void;
  /** Its place in the page's outline. */
  level: 2 | 3;
}

/** Stands in place of what could not be read; the rest of the page goes on. */
export function FailedPart({ error, retry, level }: FailedPartProps) {
  const { t } = useTranslation('shell');
  const words = useErrorWords(error);
  if (words === undefined) return null;
  const { title, text, code, traceId } = words;
  return (
    <ErrorNotice
      title={title}
      titleLevel={level}
      text={text}
      code={code}
      trace={
        traceId === undefined
          ? undefined
          : { label: t('fatal.trace'), id: traceId, copyLabel: t('fatal.copy'), copiedLabel: t('fatal.copied') }
      }
      action={
        <Button size="sm" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
