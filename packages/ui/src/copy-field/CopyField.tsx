import type { ComponentProps } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { Mono } from '../mono/Mono.tsx';
import { Box, Label, Root } from './CopyField.styles.ts';

/** Properties of {@link CopyField}. */
export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is. */
  readonly label: string;
  readonly value: string;
  /** The button's words, with the object ("Copy trace id"). */
  readonly copyLabel: string;
  /** What is said when it is copied. */
  readonly copiedLabel: string;
}

/** A value to carry elsewhere: shown whole, selectable, copied by a press. */
export function CopyField({ label, value, copyLabel, copiedLabel, ...props }: CopyFieldProps) {
  return (
    <Root {...props}>
      <Label>{label}</Label>
      <Box>
        <Mono>{value}</Mono>
        <CopyButton text={value} label={copyLabel} copiedLabel={copiedLabel} />
      </Box>
    </Root>
  );
}
