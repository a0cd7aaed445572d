import { isFormula } from './csv.ts';

/** One line of a table as text; of several lines where a quoted cell has line breaks. */
export interface CsvRecord {
  /** Its row, as a spreadsheet counts: from 1, blank ones too. */
  number: number;
  cells: readonly string[];
  /** Where it stands in the text, its line break included. */
  start: number;
  end: number;
}

const separators = ['\t', ';', ','] as const;

/**
 * Reads a table that was copied from a spreadsheet or saved as CSV. What separates its cells is known from the
 * first line that has a separator; blank lines are left out. A quote that does not enclose a whole cell is a character like others.
 */
export function readCsv(text: string): CsvRecord[] {
  const separator = separatorOf(text);
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=${separator}|[\\r\\n]|$)`, 'y');
  const plain = new RegExp(`[^\\r\\n${separator}]*`, 'y');
  const records: CsvRecord[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let start = at;
  let number = 1;
  let cells: string[] = [];
  while (at <= text.length) {
    cells.push(readCell());
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    const end = Math.min(at, text.length);
    if (cells.some((cell) => cell.trim() !== '')) records.push({ number, cells, start, end });
    [start, number, cells] = [end, number + 1, []];
  }
  return records;

  function readCell(): string {
    quoted.lastIndex = at;
    const inQuotes = quoted.exec(text)?.[1];
    if (inQuotes !== undefined) {
      at = quoted.lastIndex;
      return withoutMark(inQuotes.replaceAll('""', '"'));
    }
    plain.lastIndex = at;
    const cell = plain.exec(text)?.[0] ?? '';
    at += cell.length;
    return withoutMark(cell);
  }
}

/** What our own files put before a cell that a spreadsheet would run. */
function withoutMark(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A tab comes from a spreadsheet and is no part of a value; else what there is more of. */
function separatorOf(text: string): (typeof separators)[number] {
  const [first = ''] = /^(?=.*[^\s;,]).*[\t;,].*$/m.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  const countOf = (separator: string) => first.split(separator).length - 1;
  if (countOf('\t') > 0) return '\t';
  return countOf(';') > 0 && countOf(';') >= countOf(',') ? ';' : ',';
}
