import type { ComponentProps } from 'react';
import { Dot, Root } from './StatusDot.styles.ts';
import type { StatusTone } from './status-tones.ts';

/** Properties of {@link StatusDot}. */
export interface StatusDotProps extends ComponentProps<'span'> {
  /** Which shape and color is drawn; the word beside it says the same. */
  readonly tone: StatusTone;
}

/**
 * How something stands, in a word with a small sign before it ("Live", "Service is working").
 *
 * - Do: let the word say the state.
 * - Don't: use the dot alone.
 */
export function StatusDot({ tone, children, ...props }: StatusDotProps) {
  return (
    <Root {...props}>
      <Dot $tone={tone} aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
