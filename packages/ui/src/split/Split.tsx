import type { ComponentProps, ReactNode } from 'react';
import { Part, Root } from './Split.styles.ts';

/** Properties of {@link Split}. */
export interface SplitProps extends ComponentProps<'div'> {
  /** What stands beside the main part: 300 px wide, below it under 1024 px. */
  readonly side: ReactNode;
  /** Whether both parts are as high as the higher one. @default false */
  readonly stretch?: boolean;
}

/** A main part, and at its side what it means or what hangs on it. */
export function Split({ side, stretch = false, children, ...props }: SplitProps) {
  return (
    <Root $stretch={stretch} {...props}>
      <Part $stretch={stretch}>{children}</Part>
      <Part $stretch={stretch}>{side}</Part>
    </Root>
  );
}
