import type { ReactNode } from 'react';
import { Line, Worded } from './Divider.styles.ts';

/** Properties of {@link Divider}. */
export interface DividerProps {
  /** A word in the middle of the line ("or"). */
  readonly children?: ReactNode;
}

/** A hairline between two ways, or between two parts that no card holds. */
export function Divider({ children }: DividerProps) {
  return children ? <Worded>{children}</Worded> : <Line />;
}
