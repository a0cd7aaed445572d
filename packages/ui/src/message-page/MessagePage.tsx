import type { ComponentProps, ReactNode, Ref } from 'react';
import { drawings, type EmptyReason } from '../empty-state/drawings.tsx';
import { Action, Drawing, Text } from '../empty-state/EmptyState.styles.ts';
import { ErrorDetails, type ErrorDetailsProps } from '../error-details/ErrorDetails.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Root } from './MessagePage.styles.ts';

/** Properties of {@link MessagePage}. */
export interface MessagePageProps
  extends Pick<ErrorDetailsProps, 'code' | 'trace'>, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Chooses the drawing: `no-match` for what does not exist (any more) or cannot be found now, `no-access` for what may not be seen. */
  readonly reason: EmptyReason;
  /** What is the matter; the page's one `h1`. */
  readonly title: ReactNode;
  /** The `h1`, so that a change of page can move the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** The way out. */
  readonly action?: ReactNode;
}

/**
 * In place of a page that does not exist, may not be seen or could not be fetched. The frame around it stays.
 *
 * - Do: say what is missing, why, and offer one way out.
 * - Don't: use it for a part of a page (`ErrorNotice`), or for a list without entries (`EmptyState`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the button that copies the trace id, then to the way out |
 * | Enter, Space | Presses it |
 */
export function MessagePage({
  reason,
  title,
  titleRef,
  text,
  code,
  trace,
  action,
  ...props
}: MessagePageProps) {
  return (
    <Root {...props}>
      <Drawing viewBox="0 0 96 72" aria-hidden>
        {drawings[reason]}
      </Drawing>
      <Heading level={1} tabIndex={-1} {...(titleRef && { ref: titleRef })}>
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      <ErrorDetails code={code} trace={trace} />
      {action && <Action>{action}</Action>}
    </Root>
  );
}
