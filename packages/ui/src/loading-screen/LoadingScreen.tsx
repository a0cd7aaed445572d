import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { Line, Root } from './LoadingScreen.styles.ts';

/** Properties of {@link LoadingScreen}. */
export interface LoadingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A `Logo`. */
  readonly logo: ReactNode;
  /** What is waited for. */
  readonly label: string;
  /** After a long wait: what can be done. */
  readonly action?: ReactNode;
}

/**
 * While the console does not know yet who is there.
 *
 * - Do: say what is waited for; after ten seconds offer a way to stop waiting.
 * - Don't: use it for a part of a page, which shows a `Skeleton`.
 */
export function LoadingScreen({ logo, label, action, ...props }: LoadingScreenProps) {
  return (
    <Root {...props}>
      {logo}
      <Line>
        <Spinner />
        {label}
      </Line>
      {action}
    </Root>
  );
}
