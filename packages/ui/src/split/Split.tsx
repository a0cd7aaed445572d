import type { ComponentProps, ReactNode } from 'react';
import { Part, Root } from './Split.styles.ts';

/** How wide the side is: `regular` 300 px, `wide` 386 px for lines with a button behind them. */
export const splitSides = ['regular', 'wide'] as const;

/** One of {@link splitSides}. */
export type SplitSide = (typeof splitSides)[number];

/** Properties of {@link Split}. */
export interface SplitProps extends ComponentProps<'div'> {
  /** What stands beside the main part; below it under 1024 px. */
  readonly side: ReactNode;
  /** @default 'regular' */
  readonly sideWidth?: SplitSide;
  /** Whether both parts are as high as the higher one. @default false */
  readonly stretch?: boolean;
}

/**
 * A main part, and at its side what it means or what hangs on it.
 *
 * - Do: put what the page is for into the main part: it stands first on a narrow screen.
 * - Don't: put anything into the side that the main part cannot be understood without.
 */
export function Split({ side, sideWidth = 'regular', stretch = false, children, ...props }: SplitProps) {
  return (
    <Root $stretch={stretch} $side={sideWidth} {...props}>
      <Part $stretch={stretch}>{children}</Part>
      <Part $stretch={stretch}>{side}</Part>
    </Root>
  );
}
