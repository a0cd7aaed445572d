import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { IconButtonSize } from '../icon-button/icon-button-sizes.ts';
import { CheckIcon, CopyIcon } from '../icons.ts';
import type { CopyWords } from './copy-words.ts';
import { CopyNews } from './CopyNews.tsx';
import { useCopy } from './use-copy.ts';

/** Properties of {@link CopyButton}. */
export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'size' | 'onClick'> {
  /** What is copied. */
  readonly text: string;
  /** Its edge: 24, 28, 34, 38 or 46 px. @default 'sm' */
  readonly size?: IconButtonSize;
  /** The name of the button, and what is said of copying. */
  readonly words: CopyWords;
}

/**
 * Copies a text that is shown beside it. The drawing turns into a tick for two seconds; where the browser refuses, a
 * line beside it says so and what to do.
 *
 * - Do: put it directly behind the text it copies.
 * - Don't: use it for a text that is not shown; don't say again in a toast that it was copied.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it |
 * | Enter, Space | Copies |
 */
export function CopyButton({ text, words, size = 'sm', ...props }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <IconButton
        {...props}
        size={size}
        icon={outcome === 'copied' ? CheckIcon : CopyIcon}
        label={words.copy}
        onClick={() => void copy()}
      />
      <CopyNews outcome={outcome} words={words} />
    </>
  );
}
