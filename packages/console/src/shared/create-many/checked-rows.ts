import * as v from 'valibot';
import type { WordKey } from '#shared/i18n/use-words.ts';
import type { ChosenObject } from '#shared/form/ObjectChoice.tsx';
import type { ManyColumn, ManySpec } from './many-spec.ts';
import { type PastedRow, type PastedTable, plainWord } from './pasted-table.ts';

/** What is to be said of a row, and of which column. */
export interface RowMistake {
  label: WordKey | undefined;
  text: WordKey;
  values?: Readonly<Record<string, unknown>>;
  /** The words of what may stand there instead. */
  choices?: readonly WordKey[];
}

/** A row with what would be created from it. */
export interface CheckedRow<TValues extends object> extends PastedRow<keyof TValues & string> {
  values: TValues;
  /** Why it cannot be created. */
  mistakes: readonly RowMistake[];
  /** What should be known before it is. */
  warnings: readonly RowMistake[];
}

/** What became of the look-up of a cell. */
export type FoundObject =
  | { state: 'found'; object: ChosenObject }
  | { state: 'allowed' }
  | { state: 'exists' }
  | { state: 'refused'; mistake: WordKey; values?: Readonly<Record<string, unknown>> }
  | { state: 'missing' }
  | { state: 'unread'; error: unknown };

/** What of a cell is looked up; empty for nothing. */
export const lookedUp = ({ object, sharedName, check }: ManyColumn, text: string): string =>
  object === undefined && sharedName === undefined ? (check?.partOf(text) ?? '') : text;

/** What is known of the cells that name objects; undefined as long as they are looked up. */
export type FoundBy = (field: string, text: string) => FoundObject | undefined;

interface Known {
  /** The words for a value of a column, in every language. */
  choiceWords: (word: WordKey) => readonly string[];
  found: FoundBy;
  /** What was created from this list before: it may stand in no other row. */
  created: readonly PastedRow<string>[];
}

const uniqueKey = (field: string, text: string) => `${field} ${text.toLowerCase()}`;

/** Checks every row as the form for one object does, and all of them for what may stand in one only. */
export function checkedRows<TValues extends object>(
  { columns, blank, schema }: ManySpec<TValues>,
  { rows }: Pick<PastedTable<keyof TValues & string>, 'rows'>,
  { choiceWords, found, created }: Known,
): CheckedRow<TValues>[] {
  /** Where each value of a unique column stands first. */
  const firstRows = new Map<string, number>();
  const taken = new Set(
    created.flatMap(({ typed }) => columns.map(({ field }) => uniqueKey(field, typed[field] ?? ''))),
  );

  return rows.map((row) => {
    const mistakes: RowMistake[] = [];
    const warnings: RowMistake[] = [];
    const given: Record<string, unknown> = { ...(blank as Record<string, unknown>) };
    for (const column of columns) {
      const text = row.typed[column.field] ?? '';
      if (text === '') continue;
      const read = valueOf(column, text);
      if ('value' in read) given[column.field] = read.value;
      else mistakes.push({ label: column.label, ...read.mistake });
      const twin = twinOf(column, uniqueKey(column.field, text), row.number);
      if (column.isUnique === true && twin !== undefined) mistakes.push(twin);
      if (column.sharedName !== undefined) warnings.push(...sharing(column, text, twin));
    }
    if (row.beyond.length > 0)
      mistakes.push({
        label: undefined,
        text: 'create-many:mistake.beyond',
        values: { text: row.beyond.join(', ') },
      });
    const values = given as TValues;
    return { ...row, values, mistakes: [...mistakes, ...refusedBySchema(given, mistakes)], warnings };
  });

  /** What else of this list has the same. */
  function twinOf({ label }: ManyColumn, key: string, number: number): RowMistake | undefined {
    if (taken.has(key)) return { label, text: 'create-many:mistake.created' };
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined)
      return { label, text: 'create-many:mistake.duplicate', values: { row: firstRow } };
    firstRows.set(key, number);
    return undefined;
  }

  /** What is said of a name that another has as well, or may have. */
  function sharing({ field, label }: ManyColumn, text: string, twin: RowMistake | undefined): RowMistake[] {
    const state = found(field, text)?.state;
    return [
      ...(twin === undefined ? [] : [twin]),
      ...(state === 'exists' ? [{ label, text: 'create-many:warning.exists' } as const] : []),
      ...(state === 'unread' ? [{ label, text: 'create-many:warning.unread' } as const] : []),
    ];
  }

  function valueOf(
    column: ManyColumn,
    text: string,
  ): { value: unknown } | { mistake: Omit<RowMistake, 'label'> } {
    const { field, choices, object, check } = column;
    if (choices !== undefined) {
      const wanted = plainWord(text);
      const chosen = Object.entries(choices).find(([value, word]) =>
        [value, ...choiceWords(word)].some((known) => plainWord(known) === wanted),
      );
      if (chosen !== undefined) return { value: chosen[0] };
      return {
        mistake: { text: 'create-many:mistake.unknown', values: { text }, choices: Object.values(choices) },
      };
    }
    if (object === undefined && check === undefined) return { value: text };
    const part = lookedUp(column, text);
    const known = found(field, part);
    if (known?.state === 'refused') return { mistake: { text: known.mistake, values: known.values ?? {} } };
    if (known?.state === 'found') return { value: known.object };
    if (known?.state === 'allowed' || part === '') return { value: text };
    if (known?.state === 'missing' && object !== undefined)
      return { mistake: { text: object.missing, values: { text } } };
    return { mistake: { text: 'create-many:mistake.unread', values: { text } } };
  }

  /** What the form would say; nothing about a value that could not be read at all. */
  function refusedBySchema(given: object, known: readonly RowMistake[]): RowMistake[] {
    const { issues = [] } = v.safeParse(schema, given, { abortPipeEarly: true });
    return issues.flatMap(({ path, message }) => {
      const label = columns.find(({ field }) => field === path?.[0]?.key)?.label;
      const isKnown = known.some((mistake) => mistake.label === label);
      return isKnown ? [] : [{ label, text: message as WordKey }];
    });
  }
}
