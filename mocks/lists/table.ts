import { plainText } from './matches-text.ts';

/** All rows of one kind, found by id and listed in order. */
export interface Table<TRow extends { id: string }> {
  readonly size: number;
  get(id: string): TRow | undefined;
  /** Adds a row, or replaces the one with its id. */
  put(row: TRow): void;
  remove(id: string): void;
  rows(): Iterable<TRow>;
  /** All rows in ascending order of a column; an unknown column means the first one. */
  sortedBy(column: string | undefined): readonly TRow[];
  /** What the free filter looks into, in plain letters. */
  searchedIn(row: TRow): string;
}

export interface TableDefinition<TRow> {
  /** Those one may sort by: the first of them by default, and where others are equal. */
  columns: readonly [keyof TRow & string, ...(keyof TRow & string)[]];
  /** Those the free filter looks into. */
  searched: readonly (keyof TRow & string)[];
}

const collator = new Intl.Collator(['en-US', 'de'], { numeric: true });

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

export function createTable<TRow extends { id: string }>(definition: TableDefinition<TRow>): Table<TRow> {
  const { columns, searched } = definition;
  const byId = new Map<string, TRow>();
  // A row is replaced, never changed: what was made of it stays good for as long as it is there.
  const texts = new WeakMap<TRow, string>();
  const orders = new Map<string, readonly TRow[]>();
  const [lead] = columns;

  function order(column: keyof TRow & string): readonly TRow[] {
    if (column === lead)
      return [...byId.values()].toSorted((a, b) => collator.compare(textOf(a[lead]), textOf(b[lead])));
    return ordered(lead).toSorted((a, b) => collator.compare(textOf(a[column]), textOf(b[column])));
  }

  function ordered(column: keyof TRow & string): readonly TRow[] {
    const known = orders.get(column) ?? order(column);
    orders.set(column, known);
    return known;
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
    sortedBy: (column) => ordered(columns.find((known) => known === column) ?? lead),
    searchedIn(row) {
      const text = texts.get(row) ?? plainText(searched.map((column) => textOf(row[column])).join('\n'));
      texts.set(row, text);
      return text;
    },
  };
}
