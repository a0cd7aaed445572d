import { Banner, ErrorDetails } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { PartlyDone } from './partly-done.ts';
import { traceOf } from './error-trace.ts';
import { useErrorWords } from './use-error-words.ts';

interface RefusalBannerProps {
  error: unknown;
  /** @default true */
  isAnnounced?: boolean;
  /** One action that settles it. */
  action?: ReactNode;
}

/**
 * What was refused, above the form that was sent or in its dialog, with code and trace id: the form keeps what was typed.
 */
export function RefusalBanner({ error, isAnnounced = true, action }: RefusalBannerProps) {
  const refusal = useErrorWords(error);
  const trace = traceOf(refusal?.traceId);
  if (refusal === undefined) return null;
  const { title, text, code } = refusal;
  const tone = error instanceof PartlyDone ? 'warning' : 'danger';
  return (
    <Banner tone={tone} title={title} role={isAnnounced ? 'alert' : undefined} action={action}>
      {text}
      <ErrorDetails code={code} trace={trace} />
    </Banner>
  );
}
