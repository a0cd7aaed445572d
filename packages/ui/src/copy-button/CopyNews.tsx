import { FieldError } from '../field/FieldError.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Refusal } from './CopyNews.styles.ts';
import type { CopyWords } from './copy-words.ts';
import type { CopyOutcome } from './use-copy.ts';

/** Properties of {@link CopyNews}. */
export interface CopyNewsProps {
  readonly outcome: CopyOutcome | undefined;
  readonly words: CopyWords;
}

/** What became of copying: announced, and where the browser refused it also read. */
export function CopyNews({ outcome, words: own }: CopyNewsProps) {
  const words = useUiWords('copyButton', own);
  return (
    <>
      {outcome === 'refused' && (
        <Refusal>
          <FieldError>{words.notCopied}</FieldError>
        </Refusal>
      )}
      <VisuallyHidden as="output">
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.notCopied}
      </VisuallyHidden>
    </>
  );
}
