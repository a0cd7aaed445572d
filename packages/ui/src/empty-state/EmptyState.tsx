import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { drawings, type EmptyReason } from './drawings.tsx';
import { Action, Drawing, Root, Text } from './EmptyState.styles.ts';

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Chooses the drawing. @default 'nothing-yet' */
  readonly reason?: EmptyReason;
  /** One line why it is empty. */
  readonly title: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  readonly titleLevel?: 2 | 3;
  /** One line what it is for, or what to do. */
  readonly text?: ReactNode;
  /** The one way out: a button or a link that looks like one. */
  readonly action?: ReactNode;
}

/**
 * What stands where things would be.
 *
 * - Do: offer one way out.
 * - Don't: use it for an error: nothing being there is none.
 */
export function EmptyState({
  reason = 'nothing-yet',
  title,
  titleLevel = 2,
  text,
  action,
  ...props
}: EmptyStateProps) {
  return (
    <Root {...props}>
      <Drawing viewBox="0 0 96 72" aria-hidden>
        {drawings[reason]}
      </Drawing>
      <Heading level={titleLevel} size={2}>
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
