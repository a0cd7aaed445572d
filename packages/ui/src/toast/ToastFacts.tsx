import { ErrorDetails } from '../error-details/ErrorDetails.tsx';
import type { ToastMessage } from './toast-types.ts';
import type { ToastWords } from './toast-words.ts';

interface ToastFactsProps extends Pick<ToastMessage, 'code' | 'traceId'> {
  readonly words: ToastWords;
}

/** What can be passed on about an error, where there is anything. */
export function ToastFacts({ code, traceId, words }: ToastFactsProps) {
  return (
    <ErrorDetails code={code} trace={traceId === undefined ? undefined : { ...words.trace, id: traceId }} />
  );
}
