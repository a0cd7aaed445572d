import { Banner, ErrorDetails, Stack } from '@archive-console/ui';
import { useErrorTrace } from '#shared/use-error-trace.ts';
import { useErrorWords } from '#shared/use-error-words.ts';

/** Inside the dialog: why the tenant was not deleted. The dialog itself announces it. */
export function RefusedDeletion({ error }: { error: unknown }) {
  const words = useErrorWords(error);
  const trace = useErrorTrace(words?.traceId);
  if (words === undefined) return null;
  return (
    <Banner tone="danger" title={words.title}>
      <Stack gap={6}>
        {words.text}
        {!words.known && <ErrorDetails code={words.code} trace={trace} />}
      </Stack>
    </Banner>
  );
}
