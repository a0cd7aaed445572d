import { CsvProgress } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import type { CsvState } from './use-csv-export.ts';

interface Props {
  export: { state: CsvState; cancel(): void; retry(): void };
}

/** An export that is over in a blink shows nothing: a dialog that only flashes takes the focus and informs no one. */
const BLINK_MS = 400;

/** How far an export is, and what stopped it. */
export function CsvExportProgress({ export: { state, cancel, retry } }: Props) {
  const failed = state.phase === 'failed';
  const isRunning = state.phase === 'running';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLong(true), BLINK_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  const error = useErrorWords(failed ? state.error : undefined);
  return (
    <CsvProgress
      isOpen={failed || (isRunning && isLong)}
      state={failed ? 'failed' : 'running'}
      done={state.done}
      total={state.total}
      onCancel={cancel}
      onRetry={retry}
      error={error && errorSentence(error)}
    />
  );
}
