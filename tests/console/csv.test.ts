import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvSeparator, toCsv } from '#console/shared/csv/csv.ts';

const text = (rows: readonly string[], separator = ',') =>
  toCsv([{ header: 'Name', text: (row: string) => row }], rows, separator);

describe('toCsv', () => {
  it('writes a heading and one line per row', () => {
    expect(text(['Amelie', 'Bjarne'])).toBe('Name\r\nAmelie\r\nBjarne\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', 'a;b'],
  ])('writes %j as %j', (cell, written) => {
    expect(text([cell])).toBe(`Name\r\n${written}\r\n`);
  });

  it('quotes by the separator in use', () => {
    expect(text(['a;b', 'a,b'], csvSeparator('de'))).toBe('Name\r\n"a;b"\r\na,b\r\n');
  });

  it.each(['=1+1', '+49 30', '-7', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1'])(
    'makes %j harmless for a spreadsheet',
    (cell) => {
      expect(text([cell]).split('\r\n').slice(1).join('\r\n')).toMatch(/^"?'/);
    },
  );

  const nasty = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ',', ';', '\r', '\n', '=', "'", ' ') });

  it('gives back what was written, but for the mark before formulas', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = toCsv(
          cells.map((cell) => ({ header: 'x', text: () => cell })),
          [null],
          ',',
        ).slice(cells.map(() => 'x').join(',').length + 2);
        expect(
          parse(line).map((cell, index) => cell.replace(/^'/, '') === cells[index]?.replace(/^'/, '')),
        ).not.toContain(false);
      }),
    );
  });
});

/** Reads one record of RFC 4180. */
function parse(record: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < record.length && !record.startsWith('\r\n', at);) {
    if (record[at] === '"') {
      let cell = '';
      for (at += 1; record[at] !== '"' || record[at + 1] === '"'; at += 1) {
        if (record[at] === '"') at += 1;
        cell += record[at];
      }
      cells.push(cell);
      at += 1;
    } else {
      const end = record.slice(at).search(/,|\r\n/);
      cells.push(record.slice(at, at + end));
      at += end;
    }
    if (record[at] === ',') {
      at += 1;
      if (record.startsWith('\r\n', at)) cells.push('');
    }
  }
  return cells.length === 0 ? [''] : cells;
}
