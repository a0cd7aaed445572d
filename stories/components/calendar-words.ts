import type { DateRangeWords } from '@archive-console/ui';

/** What a calendar says, in both languages. */
export const calendarWords: Record<'en' | 'de', DateRangeWords> = {
  en: {
    open: 'Choose from a calendar',
    calendar: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    incomplete: 'Complete the date, or empty it.',
    from: 'From',
    to: 'To',
    presets: 'Time spans',
  },
  de: {
    open: 'Im Kalender auswählen',
    calendar: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    month: 'Monat',
    year: 'Jahr',
    incomplete: 'Vervollständigen Sie das Datum, oder leeren Sie es.',
    from: 'Von',
    to: 'Bis',
    presets: 'Zeiträume',
  },
};
