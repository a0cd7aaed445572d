import type { ComponentProps, ReactNode } from 'react';
import { Line, Worded } from './Divider.styles.ts';

/** Properties of {@link Divider}. */
export interface DividerProps extends ComponentProps<'div'> {
  /** A word in the middle of the line ("or"). */
  readonly children?: ReactNode;
}

/**
 * A hairline between two ways, or between two parts that no card holds.
 *
 * - Do: use it where two ways exclude one another, with its word between them.
 * - Don't: use it between cards or sections: these bring their own hairlines and distances.
 */
export function Divider({ children, ...props }: DividerProps) {
  return children ? <Worded {...props}>{children}</Worded> : <Line role="separator" {...props} />;
}
