import type { ComponentProps } from 'react';
import { Dot, Root } from './StatusDot.styles.ts';

/** A state as a shape and a color: round, triangle, square, diamond, ring. */
export const statusTones = ['success', 'warning', 'danger', 'info', 'off'] as const;

/** One of {@link statusTones}. */
export type StatusTone = (typeof statusTones)[number];

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
