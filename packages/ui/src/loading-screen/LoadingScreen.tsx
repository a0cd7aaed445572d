import type { ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { Line, Root } from './LoadingScreen.styles.ts';

/** Properties of {@link LoadingScreen}. */
export interface LoadingScreenProps {
  /** A `Logo`. */
  readonly logo: ReactNode;
  /** What is waited for. */
  readonly label: string;
  /** After a long wait: what can be done. */
  readonly action?: ReactNode;
}

/** While the console does not know yet who is there. How long it stays at least is its caller's business. */
export function LoadingScreen({ logo, label, action }: LoadingScreenProps) {
  return (
    <Root>
      {logo}
      <Line>
        <Spinner />
        {label}
      </Line>
      {action}
    </Root>
  );
}
