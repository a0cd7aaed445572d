import { CopyButton, Inline, Mono } from '@archive-console/ui';
import { useCopyWords } from '#shared/i18n/use-copy-words.ts';

/** The id of an object, to be copied. */
export function ObjectId({ id, copy }: { id: string; copy: string }) {
  return (
    <Inline wrap={false}>
      <Mono>{id}</Mono>
      <CopyButton text={id} words={useCopyWords(copy)} size="xs" />
    </Inline>
  );
}
