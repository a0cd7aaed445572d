import type { ComponentProps } from 'react';
import { Moment } from '../date-time/DateTime.styles.ts';
import { formatDate } from '../format/date-formats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { useRelativeText } from './use-relative-text.ts';

/** Properties of {@link RelativeTime}. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Throws a RangeError where it is no date. */
  readonly at: Date;
  /** The language of the page, BCP 47. */
  readonly locale: string;
  /** Whose calendar days count, an IANA name; an unknown one throws a RangeError. @default the reader's own */
  readonly timeZone?: string | undefined;
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /**
   * Where date and time are found: `tooltip` on hover and focus, which makes it a stop of the Tab key; `none` where
   * they stand beside it already. @default 'tooltip'
   */
  readonly absolute?: 'tooltip' | 'none';
}

/**
 * How long ago or ahead something is, updated each minute in the first hour and each hour after
 * that. Date and time are in the tooltip.
 *
 * - Do: use it where the distance matters ("Last mail 3 minutes ago").
 * - Don't: use it where the date itself is the fact: invoices, contracts, logs.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it and shows date and time |
 * | Esc | Takes them away |
 */
export function RelativeTime({
  at,
  locale,
  timeZone,
  now = Date.now,
  absolute = 'tooltip',
  ...props
}: RelativeTimeProps) {
  const text = useRelativeText(at, now, locale, timeZone);
  const hasTooltip = absolute === 'tooltip';
  const moment = (
    <Moment dateTime={at.toISOString()} {...(hasTooltip && { tabIndex: 0 })} {...props}>
      {text}
    </Moment>
  );
  return hasTooltip ? <Tooltip text={formatDate(at, locale, 'full', timeZone)}>{moment}</Tooltip> : moment;
}
