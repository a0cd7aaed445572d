import { describe, expect, it } from 'vitest';
import { eventsByDay } from '@archive-console/ui';

const event = (at: string) => ({ at: new Date(at) });
const now = new Date('2026-03-14T13:00:00Z');

describe('events by day', () => {
  it('belong to the day of the time zone', () => {
    const events = [event('2026-03-13T23:30:00Z'), event('2026-03-13T22:30:00Z')];
    expect(eventsByDay(events, now, 'Europe/Berlin').map(({ ago }) => ago)).toEqual([0, 1]);
    expect(eventsByDay(events, now, 'UTC').map(({ ago }) => ago)).toEqual([1]);
  });

  it('keep their order, and are days across the change of summer time', () => {
    const events = [
      event('2026-03-30T10:00:00Z'),
      event('2026-03-29T10:00:00Z'),
      event('2026-03-28T10:00:00Z'),
    ];
    const days = eventsByDay(events, new Date('2026-03-30T12:00:00Z'), 'Europe/Berlin');
    expect(days.map(({ ago }) => ago)).toEqual([0, 1, 2]);
  });
});
