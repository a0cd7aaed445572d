import type { ComponentProps } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import type { CopyWords } from '../copy-button/copy-words.ts';
import { Mono } from '../mono/Mono.tsx';
import { Box, Label, Root } from './CopyField.styles.ts';

/** Properties of {@link CopyField}. */
export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is. */
  readonly label: string;
  /** Shown whole, and copied as it is. */
  readonly value: string;
  /** The name of the button, and what is said of copying. */
  readonly words: CopyWords;
}

/**
 * A value to carry elsewhere: shown whole, selectable, copied by a press.
 *
 * - Do: use it for what is carried to another system: a record, a token, an address.
 * - Don't: use it for a value that can be edited, or for a secret that is shown once: that is `SecretOnce`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the button |
 * | Enter, Space | Copies |
 */
export function CopyField({ label, value, words, ...props }: CopyFieldProps) {
  return (
    <Root {...props}>
      <Label>{label}</Label>
      <Box>
        <Mono>{value}</Mono>
        <CopyButton text={value} words={words} />
      </Box>
    </Root>
  );
}
