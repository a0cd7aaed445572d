import type { DateRangeWords } from '@archive-console/ui';

/** What a calendar says, in German. */
export const germanCalendarWords: DateRangeWords = {
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
};
