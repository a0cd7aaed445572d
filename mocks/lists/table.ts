import { collator } from './collator.ts';
import { matchesText, plainText } from './matches-text.ts';

/** Rows that stand in order, taken as they are asked for. */
export type Rows<TRow> = Pick<readonly TRow[], 'length' | 'slice'>;

/** Which rows are asked for, and in which order. */
export interface Question<TRow> {
  /** In ascending order of a column; an unknown column means the first one. */
  sortBy?: string | undefined;
  /** All words of it are in what the free filter looks into. */
  filter?: string | undefined;
  /** What a row must fulfill besides. */
  keeps?: ((row: TRow) => boolean) | undefined;
}

/** All rows of one kind, found by id and listed in order. */
export interface Table<TRow extends { id: string }> {
  readonly size: number;
  get(id: string): TRow | undefined;
  /** Adds a row, or replaces the one with its id. */
  put(row: TRow): void;
  remove(id: string): void;
  rows(): Iterable<TRow>;
  select(question: Question<TRow>): Rows<TRow>;
  /** The rows with one of these ids, in order of the first column. */
  among(ids: Iterable<string>): TRow[];
  /** The rows that have this in a column, however it is written, in order of the first column. */
  having(column: keyof TRow & string, text: string): TRow[];
}

export interface TableDefinition<TRow> {
  /** Those one may sort by: the first of them by default, and where others are equal. */
  columns: readonly [keyof TRow & string, ...(keyof TRow & string)[]];
  /** Those the free filter looks into. */
  searched: readonly (keyof TRow & string)[];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** Figures by their size, everything else as people would order its text. */
export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(textOf(one), textOf(other));
}

export function inOrderOf<TRow>(column: keyof TRow, rows: readonly TRow[]): TRow[] {
  return rows.toSorted((a, b) => compare(a[column], b[column]));
}

export function createTable<TRow extends { id: string }>(definition: TableDefinition<TRow>): Table<TRow> {
  const { columns, searched } = definition;
  const byId = new Map<string, TRow>();
  // A row is replaced, never changed: what is derived from it is valid for as long as it is there.
  const texts = new WeakMap<TRow, string>();
  const orders = new Map<string, readonly TRow[]>();
  const [lead] = columns;

  function order(column: keyof TRow & string): readonly TRow[] {
    if (column === lead) return inOrderOf(lead, [...byId.values()]);
    return inOrderOf(column, ordered(lead));
  }

  function ordered(column: keyof TRow & string): readonly TRow[] {
    const known = orders.get(column) ?? order(column);
    orders.set(column, known);
    return known;
  }

  /** What the free filter looks into, in plain letters. */
  function searchedIn(row: TRow): string {
    const text = texts.get(row) ?? plainText(searched.map((column) => textOf(row[column])).join('\n'));
    texts.set(row, text);
    return text;
  }

  return {
    get size() {
      return byId.size;
    },
    get: (id) => byId.get(id),
    put(row) {
      byId.set(row.id, row);
      orders.clear();
    },
    remove(id) {
      byId.delete(id);
      orders.clear();
    },
    rows: () => byId.values(),
    select({ sortBy, filter, keeps }) {
      const rows = ordered(columns.find((known) => known === sortBy) ?? lead);
      const hasText = matchesText(filter);
      if (hasText === undefined && keeps === undefined) return rows;
      return rows.filter((row) => (keeps?.(row) ?? true) && (hasText?.(searchedIn(row)) ?? true));
    },
    among: (ids) =>
      inOrderOf(
        lead,
        [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
      ),
    having(column, text) {
      const wanted = text.toLowerCase();
      const found: TRow[] = [];
      for (const row of byId.values()) if (textOf(row[column]).toLowerCase() === wanted) found.push(row);
      return inOrderOf(lead, found);
    },
  };
}
