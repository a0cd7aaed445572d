import { Button } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icons.ts';
import type { CopyWords } from './copy-words.ts';
import { CopyNews } from './CopyNews.tsx';
import { useCopy } from './use-copy.ts';

/** Properties of {@link CopyAction}. */
export interface CopyActionProps {
  readonly text: string;
  readonly words: CopyWords;
}

/** Copying as one of several actions in a row, written out. A refusal is read below them. */
export function CopyAction({ text, words }: CopyActionProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <Button icon={outcome === 'copied' ? CheckIcon : CopyIcon} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <CopyNews outcome={outcome} words={words} />
    </>
  );
}
