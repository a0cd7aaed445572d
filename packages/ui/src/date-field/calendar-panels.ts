import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The calendar of a date, in a file of its own. */
export const calendarPanel = lazyPart(async () => (await import('./CalendarPanel.tsx')).CalendarPanel);

/** The calendar of a range of days, in a file of its own. */
export const rangePanel = lazyPart(async () => (await import('./RangePanel.tsx')).RangePanel);
