import { ErrorDetails } from '../error-details/ErrorDetails.tsx';
import type { ToastMessage } from './toast-types.ts';

/** What can be passed on about an error, where there is anything. */
export function ToastFacts({ code, traceId }: Pick<ToastMessage, 'code' | 'traceId'>) {
  return <ErrorDetails code={code} trace={traceId === undefined ? undefined : { id: traceId }} />;
}
