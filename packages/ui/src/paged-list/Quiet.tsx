import type { ComponentProps } from 'react';
import { Root } from './Quiet.styles.ts';

/** Properties of {@link Quiet}. */
export interface QuietProps extends ComponentProps<'span'> {
  /** Whether it is worth its place on a card. @default false */
  readonly onCard?: boolean;
}

/**
 * The ordinary value of a cell ("User", "Local"). Only the notable gets a badge; on cards the ordinary is left out.
 *
 * - Do: use it for the value most rows have.
 * - Don't: use it for what a reader looks for in the list: that is text, or a `Badge`.
 */
export function Quiet({ onCard = false, ...props }: QuietProps) {
  return <Root $onCard={onCard} {...props} />;
}
