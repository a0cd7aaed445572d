import type { ComponentProps } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import type { CopyWords } from '../copy-button/copy-words.ts';
import { Mono } from '../mono/Mono.tsx';
import { Copyable, Part, Root } from './ErrorDetails.styles.ts';

/** What a helper needs to find an error again. */
export interface ErrorTrace {
  /** What the trace id is called. */
  readonly label: string;
  /** As the service sent it; shown whole, and copied as it is. */
  readonly id: string;
  /** The name of the button that copies the id, and what is said of copying. */
  readonly words: CopyWords;
}

/** Properties of {@link ErrorDetails}. */
export interface ErrorDetailsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The error's code, as the service names it. */
  readonly code?: string | undefined;
  /** Which call it was, where the service told. */
  readonly trace?: ErrorTrace | undefined;
}

/**
 * Code and trace id of an error, small, below its words. Shows nothing where there is neither.
 *
 * - Do: show it below the words of every error the service has answered.
 * - Don't: let the code stand for the words.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the button that copies the trace id |
 * | Enter, Space | Copies it |
 */
export function ErrorDetails({ code, trace, ...props }: ErrorDetailsProps) {
  if (!code && !trace) return null;
  return (
    <Root {...props}>
      {code && (
        <Part>
          <Mono>{code}</Mono>
        </Part>
      )}
      {trace && (
        <Part>
          {trace.label}{' '}
          <Copyable>
            <Mono>{trace.id}</Mono>
            <CopyButton size="xs" text={trace.id} words={trace.words} />
          </Copyable>
        </Part>
      )}
    </Root>
  );
}
