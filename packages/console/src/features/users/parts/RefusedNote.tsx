import { Banner } from '@archive-console/ui';
import { useErrorWords } from '#shared/use-error-words.ts';

/** Inside a form or a dialog: why the service refused what was asked of it. */
export function RefusedNote({ error }: { error: unknown }) {
  const words = useErrorWords(error);
  if (words === undefined) return null;
  return (
    <Banner tone="danger" role="alert" title={words.title}>
      {words.text}
    </Banner>
  );
}
