import { type ComponentProps, useContext } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { Mono } from '../mono/Mono.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { ErrorCodeLink } from './error-code-link.ts';
import { CodeLink, Copyable, Part, Root } from './ErrorDetails.styles.ts';
import type { ErrorTrace } from './error-trace.ts';

/** Properties of {@link ErrorDetails}. */
export interface ErrorDetailsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The error's code, as the service names it. */
  readonly code?: string | undefined;
  /** Which call it was, where the service reports it. */
  readonly trace?: ErrorTrace | undefined;
}

/**
 * Code and trace id of an error, small, below its words. Shows nothing where there is neither. Inside an
 * `ErrorCodeLink`, the code leads to the page that says what it means.
 *
 * - Do: show it below the words of every error the service has answered.
 * - Don't: let the code stand for the words.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the code, where it leads to its page, then the button that copies the trace id |
 * | Enter, Space | Goes there; copies it |
 */
export function ErrorDetails({ code, trace, ...props }: ErrorDetailsProps) {
  const words = useUiWords('errorDetails', trace?.words);
  const linkTo = useContext(ErrorCodeLink);
  if (!code && !trace) return null;
  return (
    <Root {...props}>
      {code && (
        <Part>
          {linkTo ? (
            <CodeLink quiet render={linkTo(code)}>
              <Mono>{code}</Mono>
            </CodeLink>
          ) : (
            <Mono>{code}</Mono>
          )}
        </Part>
      )}
      {trace && (
        <Part>
          {words.label}{' '}
          <Copyable>
            <Mono>{trace.id}</Mono>
            <CopyButton size="xs" text={trace.id} words={words} />
          </Copyable>
        </Part>
      )}
    </Root>
  );
}
