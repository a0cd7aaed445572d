import type { ComponentProps } from 'react';
import { Root } from './Spinner.styles.ts';

/** Properties of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in CSS pixels at the usual text size. @default 16 */
  readonly size?: number;
  /** Stands still: for what runs for minutes or hours beside other content. @default false */
  readonly isStill?: boolean;
}

/**
 * Something is under way. Decoration only: words, or `aria-busy` on what holds it, say that one has
 * to wait. Under reduced motion it breathes instead of turning.
 *
 * - Do: put it beside the words that say what is under way.
 * - Don't: use it where content will appear: that is a `Skeleton`; or where the share is known: a
 *   `ProgressBar`. Don't let it turn where no user waits for it: what turns for hours draws the eye
 *   and every picture anew.
 */
export function Spinner({ size = 16, isStill = false, ...props }: SpinnerProps) {
  const edge = `${size / 16}rem`;
  return (
    <Root
      viewBox="0 0 18 18"
      width={edge}
      height={edge}
      aria-hidden
      data-motion="opacity"
      $isStill={isStill}
      {...props}
    >
      <path d="M9 2a7 7 0 1 0 7 7" />
    </Root>
  );
}
