import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { CheckIcon, CopyIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.ts';

/** Properties of {@link CopyButton}. */
export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick'> {
  /** What is copied. */
  readonly text: string;
  /** What is said when it is copied ("Copied"). */
  readonly copiedLabel: string;
}

/** Copies a text that is shown beside it. The drawing turns into a tick for two seconds, and the result is announced. */
export function CopyButton({ text, label, copiedLabel, size = 'sm', ...props }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  return (
    <>
      <IconButton
        {...props}
        size={size}
        icon={copied ? CheckIcon : CopyIcon}
        label={label}
        onClick={() => void copy()}
      />
      <VisuallyHidden as="output">{copied && copiedLabel}</VisuallyHidden>
    </>
  );
}
