import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorDetails, type ErrorDetailsProps } from '../error-details/ErrorDetails.tsx';
import { GateLayout, type GateLayoutProps } from '../gate-layout/GateLayout.tsx';
import { Text } from '../text/Text.tsx';
import { Actions, Facts } from './FatalErrorPage.styles.ts';

/** Properties of {@link FatalErrorPage}. */
export interface FatalErrorPageProps
  extends
    Omit<GateLayoutProps, 'title' | 'titleRef' | 'overline' | 'sentence' | 'wide' | 'children'>,
    Pick<ErrorDetailsProps, 'code' | 'trace'> {
  /** What the page is called that could not be shown, above the heading. */
  readonly pageTitle?: ReactNode;
  /** What happened, as a heading. */
  readonly heading: ReactNode;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** What the service or the console said about it, word for word. */
  readonly details?: ReactNode;
  /** Try again, and other ways out. */
  readonly actions?: ReactNode;
}

/**
 * In place of everything, where nothing else can be shown (specification section 4). Takes the focus, so that it is
 * read out. It needs no router and no data.
 *
 * - Do: say what happened and offer to try again first.
 * - Don't: use it while the frame around the page still works: that is a `MessagePage` or an `ErrorNotice`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from the heading to the button that copies the trace id, then to the ways out |
 * | Enter, Space | Presses it |
 */
export function FatalErrorPage({
  pageTitle,
  heading,
  text,
  details,
  code,
  trace,
  actions,
  ...frame
}: FatalErrorPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <GateLayout {...frame} wide titleRef={title} overline={pageTitle} title={heading} sentence={text}>
      {(details || code || trace) && (
        <Facts>
          {details && <Text>{details}</Text>}
          <ErrorDetails code={code} trace={trace} />
        </Facts>
      )}
      {actions && <Actions>{actions}</Actions>}
    </GateLayout>
  );
}
