import type { ComponentProps, ReactNode } from 'react';
import { Line, Worded } from './Divider.styles.ts';

/** Properties of {@link Divider}. */
export interface DividerProps extends ComponentProps<'div'> {
  /** A word in the middle of the line ("or"). */
  readonly children?: ReactNode;
}

/** A hairline between two ways, or between two parts that no card holds. */
export function Divider({ children, ...props }: DividerProps) {
  return children ? <Worded {...props}>{children}</Worded> : <Line role="separator" {...props} />;
}
