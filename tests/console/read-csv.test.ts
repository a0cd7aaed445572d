import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#console/shared/csv/csv.ts';
import { readCsv } from '#console/shared/csv/read-csv.ts';
import { readTextFile } from '#console/shared/csv/read-text-file.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('readCsv', () => {
  it.each([
    ['a\tb,c;d', [['a', 'b,c;d']]],
    ['a;b,c\r\nd;e', [['a', 'b,c'], ['d', 'e']]], // prettier-ignore
    ['\uFEFFa,b\n', [['a', 'b']]],
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['"two\nlines";x', [['two\nlines', 'x']]],
    ['"not closed,b', [['"not closed', 'b']]],
    ['a,', [['a', '']]],
    ['\t\na\nb;c', [['a'], ['b', 'c']]], // prettier-ignore
    [' \n', []],
    ["'+49 30,'tis", [['+49 30', "'tis"]]],
  ])('reads %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('counts blank lines, as a spreadsheet does, and says where each row stands', () => {
    const text = 'a\n\n  \nb\n';
    const rows = readCsv(text);
    expect(rows.map(({ number }) => number)).toEqual([1, 4]);
    expect(rows.map(({ start, end }) => text.slice(start, end))).toEqual(['a\n', 'b\n']);
  });

  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ',', ';', '\t', '\r', '\n', '=', ' ') });
  const row = fc.tuple(cell, cell).filter((cells) => cells.some((text) => text.trim() !== ''));

  it.each([',', ';'])('gives back what is written with %j', (separator) => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const columns = [0, 1].map((index) => ({
          header: `column ${index}`,
          text: (cells: readonly string[]) => cells[index] ?? '',
        }));
        expect(cellsOf(toCsv(columns, rows, separator)).slice(1)).toEqual(rows);
      }),
    );
  });
});

describe('a file', () => {
  it.each([
    ['UTF-8', [0x4d, 0xc3, 0xbc, 0x6c]],
    ['Windows', [0x4d, 0xfc, 0x6c]],
    ['UTF-16', [0xff, 0xfe, 0x4d, 0, 0xfc, 0, 0x6c, 0]],
  ])('is read in %s', async (_name, bytes) => {
    expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('Mül');
  });
});
