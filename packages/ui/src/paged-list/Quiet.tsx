import type { ReactNode } from 'react';
import { Root } from './Quiet.styles.ts';

/** Properties of {@link Quiet}. */
export interface QuietProps {
  readonly children: ReactNode;
  /** Whether it is worth its place on a card. @default false */
  readonly onCard?: boolean;
}

/** The ordinary value of a cell ("User", "Local"). Only the notable gets a badge; on cards the ordinary is left out. */
export function Quiet({ children, onCard = false }: QuietProps) {
  return <Root $onCard={onCard}>{children}</Root>;
}
