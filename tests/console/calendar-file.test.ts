import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '#console/features/dashboard/calendar-file.ts';

const made = new Date('2026-11-20T09:30:00.250Z');
const entry: CalendarEntry = {
  id: 'token-1@archive.example',
  at: new Date('2026-12-02T22:59:59.999Z'),
  isWholeDay: false,
  title: 'The token expires',
  text: 'Programs are refused.',
  url: 'https://archive.example/home/access-tokens',
};

const linesOf = (...entries: CalendarEntry[]) => calendarFile(entries, made, 'en-US').split('\r\n');
/** What a calendar reads: lines that go on are put together (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('ends every line as the format asks, the last one too', () => {
    const file = calendarFile([entry], made, 'de');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('gives moments in UTC, and days alone as days', () => {
    expect(linesOf(entry)).toContain('DTSTART:20261202T225959Z');
    expect(linesOf(entry)).toContain('DTSTAMP:20261120T093000Z');
    const wholeDay = { ...entry, at: new Date(2026, 0, 5), isWholeDay: true };
    expect(linesOf(wholeDay)).toContain('DTSTART;VALUE=DATE:20260105');
  });

  it('escapes what has a meaning of its own', () => {
    const lines = linesOf({ ...entry, title: String.raw`A; b, c\d`, text: 'one\r\ntwo\nthree' });
    expect(lines).toContain(String.raw`SUMMARY:A\; b\, c\\d`);
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nthree`);
  });

  it('lets no line break in what is escaped begin a line of its own', () => {
    const file = calendarFile([{ ...entry, title: 'x\r\nBEGIN:VALARM' }], made, 'en-US');
    expect(file.match(/^BEGIN:VALARM/gm)).toHaveLength(1);
  });

  it('folds lines of more than 75 bytes, and divides no character', () => {
    const title = 'Ablauf des Zugriffstokens „Übertragung für Bühnenübergänge“ 🗓️'.repeat(4);
    const file = calendarFile([{ ...entry, title }], made, 'de');
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });

  it('reminds of what is to come alone: an alarm of what is over would ring at once', () => {
    const over = linesOf({ ...entry, at: new Date('2026-11-09T08:00:00Z') });
    expect(over).toContain('DTSTART:20261109T080000Z');
    expect(over).not.toContain('BEGIN:VALARM');
    const today = linesOf({ ...entry, at: new Date(2026, 10, 20), isWholeDay: true });
    expect(today).toContain('BEGIN:VALARM');
  });

  it('opens and closes each part, and names each date once', () => {
    const lines = linesOf(entry, { ...entry, id: 'token-2@archive.example' });
    for (const part of ['VEVENT', 'VALARM'])
      expect([part, lines.filter((line) => line === `BEGIN:${part}`).length]).toEqual([part, 2]);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:token-1@archive.example',
      'UID:token-2@archive.example',
    ]);
  });
});
