import type { ComponentProps, ReactNode } from 'react';
import { Part, Root } from './Split.styles.ts';
import type { SplitSide } from './split-sides.ts';

/** Properties of {@link Split}. */
export interface SplitProps extends ComponentProps<'div'> {
  /** What stands beside the main part; below it under 1024 px. */
  readonly side: ReactNode;
  /** How wide the side is: 300 px, or 400 px. @default 'regular' */
  readonly sideWidth?: SplitSide;
  /** Whether the side comes first: read before the main part, and above it under 1024 px. @default false */
  readonly sideFirst?: boolean;
}

/**
 * A main part, and at its side what it means or what belongs to it.
 *
 * - Do: put what the page is for into the main part: it stands first on a narrow screen, unless the side is a warning
 *   (`sideFirst`).
 * - Don't: put anything into the side that the main part cannot be understood without.
 */
export function Split({ side, sideWidth = 'regular', sideFirst = false, children, ...props }: SplitProps) {
  const main = (
    <Part key="main" $column={1}>
      {children}
    </Part>
  );
  const aside = (
    <Part key="side" $column={2}>
      {side}
    </Part>
  );
  return (
    <Root $side={sideWidth} {...props}>
      {sideFirst ? [aside, main] : [main, aside]}
    </Root>
  );
}
