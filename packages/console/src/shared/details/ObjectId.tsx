import { CopyButton, Inline, Mono } from '@archive-console/ui';

/** The id of an object, to be copied. */
export function ObjectId({ id, copy }: { id: string; copy: string }) {
  return (
    <Inline wrap={false}>
      <Mono>{id}</Mono>
      <CopyButton text={id} words={{ copy }} size="xs" />
    </Inline>
  );
}
