import { Banner } from '@archive-console/ui';
import { useErrorWords } from './use-error-words.ts';

/** What was refused, above the form that was sent: the form keeps what was typed. */
export function RefusalBanner({ error }: { error: unknown }) {
  const refusal = useErrorWords(error);
  if (refusal === undefined) return null;
  return (
    <Banner tone="danger" title={refusal.title} role="alert">
      {refusal.text}
    </Banner>
  );
}
