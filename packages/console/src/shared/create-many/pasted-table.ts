import { type CsvRecord, readCsv } from '#shared/csv/read-csv.ts';
import type { ManyColumn } from './many-spec.ts';

/** The most rows that are created at once. */
export const MOST_ROWS = 1000;

/** A row as it was pasted. */
export interface PastedRow<TField extends string> {
  /** Its row in the list, as a spreadsheet counts. */
  number: number;
  /** What stands in it, by column, without the blanks around it. */
  typed: Readonly<Partial<Record<TField, string>>>;
  /** What stands behind the last column. */
  beyond: readonly string[];
}

/** A pasted list by its columns. */
export interface PastedTable<TField extends string> {
  rows: readonly PastedRow<TField>[];
  /** Columns of its first row that nothing is known of. */
  unused: readonly string[];
}

/** The words by which a column is known. */
export type WordsOf = (column: ManyColumn) => readonly string[];

/** Reads a pasted list: by the names in its first row, else by the order of the columns. */
export function pastedTable<TField extends string>(
  text: string,
  columns: readonly ManyColumn<TField>[],
  wordsOf: WordsOf,
): PastedTable<TField> {
  const [first, ...others] = readCsv(text);
  if (first === undefined) return { rows: [], unused: [] };
  const named = headerOf(first, columns, wordsOf);
  const order = named ?? columns.map(({ field }) => field);
  const rows = (named === undefined ? [first, ...others] : others).map(({ number, cells }) => {
    const trimmed = cells.map((cell) => cell.trim());
    const typed = trimmed.flatMap((cell, index) =>
      order[index] === undefined ? [] : [[order[index], cell]],
    );
    return {
      number,
      typed: Object.fromEntries(typed) as PastedRow<TField>['typed'],
      beyond: trimmed.slice(order.length).filter((cell) => cell !== ''),
    };
  });
  const unused = named === undefined ? [] : first.cells.filter((_cell, index) => named[index] === undefined);
  return { rows, unused: unused.map((cell) => cell.trim()).filter((cell) => cell !== '') };
}

/** The columns that a first row names; undefined where it is a row like the others. */
function headerOf<TField extends string>(
  { cells }: CsvRecord,
  columns: readonly ManyColumn<TField>[],
  wordsOf: WordsOf,
): readonly (TField | undefined)[] | undefined {
  const fields = new Map<string, TField>();
  for (const column of columns)
    for (const word of [column.field, ...wordsOf(column)])
      if (!fields.has(plainWord(word))) fields.set(plainWord(word), column.field);
  const taken = new Set<TField>();
  const named = cells.map((cell) => {
    const field = fields.get(plainWord(cell));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  const written = cells.filter((cell) => cell.trim() !== '').length;
  return taken.size > 0 && taken.size * 2 >= written ? named : undefined;
}

/** "E-Mail", "e mail" and "email*" are one word. */
export const plainWord = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text without these rows. The others keep their numbers: a blank line is left where each stood. */
export function withoutRows(text: string, numbers: ReadonlySet<number>): string {
  let rest = '';
  let at = 0;
  for (const { number, start, end } of readCsv(text)) {
    if (!numbers.has(number)) continue;
    rest += `${text.slice(at, start)}\n`;
    at = end;
  }
  return rest + text.slice(at);
}

/** What stands in these rows, as it was written. */
export function textsOf(text: string, numbers: readonly number[]): ReadonlyMap<number, string> {
  const wanted = new Set(numbers);
  return new Map(
    readCsv(text).flatMap(({ number, start, end }) =>
      wanted.has(number) ? [[number, text.slice(start, end)] as const] : [],
    ),
  );
}

/** The text with these rows again: each where it stood, or at the end where another row stands there by now. */
export function withRows(text: string, rows: ReadonlyMap<number, string>): string {
  return [...rows].reduce((before, [number, row]) => withRow(before, number, row), text);
}

function withRow(text: string, number: number, row: string): string {
  const others = readCsv(text);
  const next = others.find((other) => other.number >= number);
  const previous = others.findLast((other) => other.number < number);
  const from = previous?.end ?? 0;
  // A blank line was left for each row between the two.
  const blanks = [...text.slice(from, next?.start).matchAll(/\r?\n/g)];
  const blank = next?.number === number ? undefined : blanks[number - 1 - (previous?.number ?? 0)];
  if (blank === undefined) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${row}`;
  const at = from + blank.index;
  return text.slice(0, at) + row + text.slice(at + blank[0].length);
}

/** The text without its blank lines: its rows are counted anew. */
export function withoutBlanks(text: string): string {
  return readCsv(text)
    .map(({ start, end }) => text.slice(start, end))
    .join('');
}
