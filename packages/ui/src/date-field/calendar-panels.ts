import { partLoader } from '../lazy-part/part-loader.ts';

/** The calendar of a date, in a file of its own. */
export const calendarPanel = partLoader(async () => (await import('./CalendarPanel.tsx')).CalendarPanel);

/** The calendar of a range of days, in a file of its own. */
export const rangePanel = partLoader(async () => (await import('./RangePanel.tsx')).RangePanel);
