import { Mono } from '../mono/Mono.tsx';
import { Facts } from './toast-parts.styles.ts';
import type { ToastMessage } from './toast-types.ts';
import type { ToastWords } from './toast-words.ts';

interface ToastFactsProps extends Pick<ToastMessage, 'code' | 'traceId'> {
  readonly words: ToastWords;
}

/** What can be passed on about an error, where there is anything. */
export function ToastFacts({ code, traceId, words }: ToastFactsProps) {
  if (!code && !traceId) return null;
  return (
    <Facts>
      {code && <Mono>{code}</Mono>}
      {traceId && <Mono>{words.traceId(traceId)}</Mono>}
    </Facts>
  );
}
