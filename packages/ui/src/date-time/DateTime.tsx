import type { ComponentProps } from 'react';
import { formatDate, type DatePart } from '../format/date-formats.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Moment } from './DateTime.styles.ts';

/** Properties of {@link DateTime}. */
export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Throws a RangeError where it is no date. */
  readonly at: Date;
  /** Which parts of the moment. @default 'date' */
  readonly show?: DatePart;
  /** The language of the page, BCP 47. */
  readonly locale: string;
  /** An IANA name ("Europe/Berlin"); an unknown one throws a RangeError. @default the reader's own */
  readonly timeZone?: string | undefined;
  /** Whether a tooltip says weekday, seconds and time zone. It makes the time a stop of the Tab key. @default false */
  readonly hasDetail?: boolean;
}

/**
 * A moment in the reader's language and time zone, readable by machines.
 *
 * - Do: give it `hasDetail` where the second or the zone decides, as in logs.
 * - Don't: give it `hasDetail` in every row of a list: each one is a stop of the Tab key.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches a time with detail and shows it |
 * | Esc | Takes the detail away |
 */
export function DateTime({
  at,
  show = 'date',
  locale,
  timeZone,
  hasDetail = false,
  ...props
}: DateTimeProps) {
  const moment = (
    <Moment dateTime={at.toISOString()} {...(hasDetail && { tabIndex: 0 })} {...props}>
      {formatDate(at, locale, show, timeZone)}
    </Moment>
  );
  return hasDetail ? <Tooltip text={formatDate(at, locale, 'full', timeZone)}>{moment}</Tooltip> : moment;
}
