import type { ComponentProps } from 'react';
import { Moment } from '../date-time/DateTime.styles.ts';
import { formatDuration } from '../format/duration.ts';

/** Properties of {@link Duration}. */
export interface DurationProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Milliseconds. */
  readonly value: number;
  /** The language of the page, BCP 47. */
  readonly locale: string;
}

/**
 * How long something took, or has taken so far, in its two largest units; readable by machines.
 *
 * - Do: use it for spans that are compared or waited through: a task of an import, a job that runs.
 * - Don't: use it for how long ago something was: that is `RelativeTime`.
 */
export function Duration({ value, locale, ...props }: DurationProps) {
  return (
    <Moment dateTime={`PT${Math.max(0, Math.floor(value / 1000))}S`} {...props}>
      {formatDuration(value, locale)}
    </Moment>
  );
}
