/** One column of an export: its heading and the text of a row's cell. */
export interface CsvColumn<TRow> {
  header: string;
  text(row: TRow): string;
}

/** One column of which the service answers a cell at a time: it is read for a file that is asked for with it. */
export interface CsvRead<TRow> {
  header: string;
  read(row: TRow): Promise<string>;
}

/** Spreadsheets run a cell that starts like this as a formula, some of them behind blanks or in wide letters too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A table as CSV text (RFC 4180). Cells that a spreadsheet would run as a formula are made harmless by a leading apostrophe. */
export function toCsv<TRow>(
  columns: readonly CsvColumn<TRow>[],
  rows: readonly TRow[],
  separator: string,
): string {
  const lines = [
    columns.map((column) => cell(column.header, separator)),
    ...rows.map((row) => columns.map((column) => cell(column.text(row), separator))),
  ];
  return lines.map((line) => `${line.join(separator)}\r\n`).join('');
}

/** Excel splits by the list separator of the reader's language. */
export function csvSeparator(language: string): string {
  return language === 'de' ? ';' : ',';
}

/** Whether a spreadsheet would run this cell. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

function cell(text: string, separator: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
