import { Banner, Text } from '@archive-console/ui';
import { useErrorWords } from '#shared/use-error-words.ts';

/** Inside a form or a dialog: why the service refused what was asked of it. */
export function RefusedNote({ error, isAnnounced = true }: { error: unknown; isAnnounced?: boolean }) {
  const words = useErrorWords(error);
  if (words === undefined) return null;
  return (
    <Banner tone="danger" role={isAnnounced ? 'alert' : undefined} title={words.title}>
      <Text>{words.text}</Text>
    </Banner>
  );
}
