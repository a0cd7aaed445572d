import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { DateTime } from '../date-time/DateTime.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { useHeldFocus } from '../focus-keeper/use-held-focus.ts';
import { formatDate } from '../format/date-formats.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { eventsByDay } from './events-by-day.ts';
import { Actor, Day, Event, Events, More, Root, Sign, Time, Words } from './Timeline.styles.ts';
import type { TimelineEvent, TimelineWords } from './timeline-types.ts';

/** Properties of {@link Timeline}. */
export interface TimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order they are shown: what happened the newest first, what lies ahead the next first. */
  readonly events: readonly TimelineEvent[];
  /** The language of the page, BCP 47. */
  readonly locale: string;
  /** An IANA name ("Europe/Berlin"). @default the reader's own */
  readonly timeZone?: string;
  /** Decides which day is today. */
  readonly now: Date;
  /** Fetches what comes next. Without it, this is all. */
  readonly onMore?: (() => void) | undefined;
  /** They are on their way. @default false */
  readonly isLoadingMore?: boolean;
  /** Why they could not be fetched. */
  readonly moreError?: ReactNode;
  /** Names of the days about today, and of the button for more. */
  readonly words: TimelineWords;
}

/**
 * What happened to something, or lies ahead of it, day by day. Times are absolute: in a protocol the minute is the
 * fact.
 *
 * - Do: name who did it, or what.
 * - Don't: use it for a list that is filtered and sorted: that is a `PagedList`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes through the links of the events to the button for more |
 */
export function Timeline({
  events,
  locale,
  timeZone,
  now,
  onMore,
  isLoadingMore = false,
  moreError,
  words: own,
  ...props
}: TimelineProps) {
  const words = useUiWords('timeline', own);
  const id = useId();
  const named: Record<number, string | undefined> = {
    [-1]: words.tomorrow,
    0: words.today,
    1: words.yesterday,
  };
  return (
    <Root {...useHeldFocus()} {...props}>
      {eventsByDay(events, now, timeZone).map((day) => {
        const headingId = `${id}-${day.events[0]?.id}`;
        return (
          <Day key={headingId}>
            <Heading level={3} id={headingId}>
              {named[day.ago] ?? formatDate(day.at, locale, 'date', timeZone)}
            </Heading>
            <Events aria-labelledby={headingId}>
              {day.events.map(({ id: eventId, at, icon, tone = 'neutral', text, actor, aside }) => (
                <Event key={eventId}>
                  <Sign $tone={tone}>
                    <Icon of={icon} size={16} />
                  </Sign>
                  <Words>
                    <div>{text}</div>
                    {actor && <Actor>{actor}</Actor>}
                  </Words>
                  <Time>{aside ?? <DateTime at={at} show="time" locale={locale} timeZone={timeZone} />}</Time>
                </Event>
              ))}
            </Events>
          </Day>
        );
      })}
      {moreError && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{moreError}</FieldError>
        </div>
      )}
      {onMore && (
        <More>
          <Button size="sm" busy={isLoadingMore} onClick={onMore}>
            {words.more}
          </Button>
        </More>
      )}
    </Root>
  );
}
