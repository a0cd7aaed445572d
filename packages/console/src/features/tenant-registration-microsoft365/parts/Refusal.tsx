import { Banner } from '@archive-console/ui';
import { ApiError } from '@archive-console/api-client';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { callbackErrorOf } from '#shared/errors/callback-error.ts';
import { useNoticeWords } from '../use-notice-words.ts';

/** Why the registration could not be ended: in the words of this page, where a code means something else here. */
export function Refusal({ error }: { error: Error | null }) {
  const wordsOf = useNoticeWords();
  if (error === null) return null;
  const known = error instanceof ApiError ? callbackErrorOf(error.code) : undefined;
  if (known === undefined || known.reason === 'unknown') return <RefusalBanner error={error} />;
  const { title, text } = wordsOf(known);
  return (
    <Banner tone="danger" role="alert" title={title}>
      {text}
    </Banner>
  );
}
