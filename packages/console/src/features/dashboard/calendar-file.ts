import { addDays } from '#shared/i18n/days.ts';

/** A date to be reminded of. */
export interface CalendarEntry {
  /** The same for the same date in every file: a calendar that has it already changes it. */
  id: string;
  at: Date;
  /** Only the day counts. */
  isWholeDay: boolean;
  title: string;
  text: string;
  /** The page that it is about. */
  url: string;
}

/** A line is no longer than this, in bytes, its end not counted (RFC 5545, 3.1). */
const LINE_BYTES = 75;
/** Early enough to order a card or to hand a token over. */
const REMIND = '-P7D';

/** Dates as a file that calendars read (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], made: Date, language: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Archive Console//Dates//${language.slice(0, 2).toUpperCase()}`,
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ id, at, isWholeDay, title, text, url }: CalendarEntry, made: Date): string[] {
  const summary = escaped(title);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${moment(made)}`,
    isWholeDay ? `DTSTART;VALUE=DATE:${day(at)}` : `DTSTART:${moment(at)}`,
    `SUMMARY:${summary}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    `URL:${url}`,
    // It takes up no time of the person.
    'TRANSP:TRANSPARENT',
    // An alarm of what is over would ring as soon as the file is read.
    ...(ending({ at, isWholeDay }) > made ? alarm(summary) : []),
    'END:VEVENT',
  ];
}

/** When it is over. */
const ending = ({ at, isWholeDay }: Pick<CalendarEntry, 'at' | 'isWholeDay'>): Date =>
  isWholeDay ? addDays(at, 1) : at;

const alarm = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${summary}`,
  `TRIGGER:${REMIND}`,
  'END:VALARM',
];

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The day on the reader's clock. */
function day(at: Date): string {
  const [month, date] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${at.getFullYear()}${month}${date}`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const encoder = new TextEncoder();

/** A long line goes on in the next, behind a space; no character is divided. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = '';
      // The space before it counts.
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
