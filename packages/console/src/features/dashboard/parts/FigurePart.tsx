import type { ReactNode } from 'react';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import type { Figure } from '../figure.ts';

interface FigurePartProps<TValue> {
  figure: Figure<TValue>;
  /** What is on its way. */
  outline: ReactNode;
  children: (value: TValue) => ReactNode;
}

/**
 * A part of the page about one figure. It may come from several reads; the page says once for all of them that a wait
 * takes long.
 */
export function FigurePart<TValue>({ figure, outline, children }: FigurePartProps<TValue>) {
  if (figure.state === 'ready') return children(figure.value);
  if (figure.state === 'failed') return <LoadFailed error={figure.error} onRetry={figure.retry} />;
  return figure.state === 'pending' && outline;
}
