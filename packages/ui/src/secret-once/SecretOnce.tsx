import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CopyAction } from '../copy-button/CopyAction.tsx';
import { DownloadIcon } from '../icons.ts';
import { Mono } from '../mono/Mono.tsx';
import { saveText } from '../save-text/save-text.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Actions, Label, Root, Secret } from './SecretOnce.styles.ts';
import type { SecretOnceWords } from './secret-once-words.ts';

/** Properties of {@link SecretOnce}. */
export interface SecretOnceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is. */
  readonly label: string;
  /** Shown whole, copied and saved as it is. */
  readonly value: string;
  /** The name of the file, with its ending ("access-token.txt"). */
  readonly fileName: string;
  /** Whether the reader says that it is kept. The caller lets nothing close before. */
  readonly isSaved: boolean;
  /** Called with whether the box is checked from now on. */
  readonly onSaved: (isSaved: boolean) => void;
  /** Why closing was refused, once it was tried. */
  readonly error?: string | undefined;
  /** Names of the two actions and of the box, and what is said of copying. */
  readonly words: SecretOnceWords;
}

/**
 * A secret that is shown this once: whole, selectable, with two ways to keep it and a box that says it is kept.
 * Neither copying nor downloading checks the box: only the reader knows where it went.
 *
 * - Do: close only once `isSaved` is true, and say why in `error`: the box then gets the focus.
 * - Don't: store the value, log it or put it into an address.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from copy to download to the box |
 * | Space | Checks the box |
 */
export function SecretOnce({
  label,
  value,
  fileName,
  isSaved,
  onSaved,
  error,
  words: own,
  ...props
}: SecretOnceProps) {
  const words = useUiWords('secretOnce', own);
  const box = useRef<HTMLInputElement>(null);
  const isRefused = Boolean(error);
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  return (
    <Root role="group" aria-label={label} {...props}>
      <Label aria-hidden>{label}</Label>
      <Secret>
        <Mono>{value}</Mono>
      </Secret>
      <Actions>
        <CopyAction text={value} words={words} />
        <Button icon={DownloadIcon} onClick={() => saveText(fileName, value, 'text/plain')}>
          {words.download}
        </Button>
      </Actions>
      <Checkbox
        label={words.saved}
        hint={words.savedHint}
        error={error}
        ref={box}
        checked={isSaved}
        onChange={(event) => onSaved(event.target.checked)}
      />
    </Root>
  );
}
