import { dayOf } from '../format/date-formats.ts';

/** The events of one calendar day, in the order they came. */
export interface EventDay<Event> {
  /** Any moment of that day. */
  readonly at: Date;
  /** How many days before today: 0 today, 1 yesterday, negative for days to come. */
  readonly ago: number;
  /** At least one. */
  readonly events: readonly Event[];
}

/**
 * Groups events by calendar day. Their order is kept: the caller that sorts them decides what comes
 * first.
 */
export function eventsByDay<Event extends { readonly at: Date }>(
  events: readonly Event[],
  now: Date,
  timeZone?: string,
): readonly EventDay<Event>[] {
  const today = dayOf(now, timeZone);
  const days: { at: Date; ago: number; events: Event[] }[] = [];
  for (const event of events) {
    const ago = today - dayOf(event.at, timeZone);
    const last = days.at(-1);
    if (last?.ago === ago) last.events.push(event);
    else days.push({ at: event.at, ago, events: [event] });
  }
  return days;
}
