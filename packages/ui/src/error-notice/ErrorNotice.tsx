import type { ComponentProps, ReactNode } from 'react';
import { ErrorDetails, type ErrorDetailsProps } from '../error-details/ErrorDetails.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { WarningIcon } from '../icons.ts';
import { Action, Root, Text } from './ErrorNotice.styles.ts';

/** Properties of {@link ErrorNotice}. */
export interface ErrorNoticeProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>, Pick<ErrorDetailsProps, 'code' | 'trace'> {
  /** What happened. */
  readonly title: ReactNode;
  /** The title's place in the page's outline. @default 2 */
  readonly titleLevel?: 2 | 3;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** The way to try again. */
  readonly action?: ReactNode;
}

/**
 * Says in place of a part that it could not be shown. The rest of the page goes on. Announced when it appears.
 *
 * - Do: say what happened, what it means and what to do.
 * - Don't: replace the whole page where one part failed.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the button that copies the trace id, then to the way out |
 * | Enter, Space | Presses it |
 */
export function ErrorNotice({
  title,
  titleLevel = 2,
  text,
  code,
  trace,
  action,
  ...props
}: ErrorNoticeProps) {
  return (
    <Root role="alert" {...props}>
      <Icon of={WarningIcon} size={24} />
      <Heading level={titleLevel} size={2}>
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      <ErrorDetails code={code} trace={trace} />
      {action && <Action>{action}</Action>}
    </Root>
  );
}
