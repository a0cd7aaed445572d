import { type Crowd, placesInOrder } from './crowd.ts';
import { wordsOf } from './matches-text.ts';
import {
  compare,
  createTable,
  inOrderOf,
  type Question,
  type Rows,
  type Table,
  type TableDefinition,
} from './table.ts';

/** Rows in order: places in the crowd, and rows that were written, as negative numbers that count from -1. */
interface Order<TRow> {
  marks: Int32Array;
  written: readonly TRow[];
}

/** A table of which most rows are made when they are asked for; what is written lies over them. */
export function createCrowdedTable<TRow extends { id: string }>(
  definition: TableDefinition<TRow>,
  crowd: Crowd<TRow>,
): Table<TRow> {
  const { columns } = definition;
  const [lead] = columns;
  const written = createTable(definition);
  /** 1 for a place whose row was replaced or removed. */
  const removed = new Uint8Array(crowd.size);
  let removedCount = 0;
  const crowdOrders = new Map<string, Uint32Array>();
  const orders = new Map<string, Order<TRow>>();

  const readBy = (read: (place: number) => TRow) => (order: Order<TRow>, mark: number) =>
    (mark < 0 ? order.written[-mark - 1] : undefined) ?? read(mark);
  const rowOf = readBy(crowd.rowAt);
  const seenOf = readBy(crowd.seenAt);

  function placesBy(column: keyof TRow & string): Uint32Array {
    const places = crowdOrders.get(column) ?? placesInOrder(crowd, column);
    crowdOrders.set(column, places);
    return places;
  }

  /** Before how many of the crowd a written row stands: by halving. */
  function restBehind(row: TRow, column: keyof TRow & string, places: Uint32Array): number {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = crowd.seenAt(places[middle] ?? 0);
      const difference = compare(row[column], other[column]) || compare(row[lead], other[lead]);
      if (difference > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function merge(column: keyof TRow & string): Order<TRow> {
    const places = placesBy(column);
    const own = written.select({ sortBy: column }).slice();
    const order = { marks: new Int32Array(places.length + own.length), written: own };
    let [end, from] = [0, 0];
    function takeUntil(to: number): void {
      for (; from < to; from += 1) {
        const place = places[from] ?? 0;
        if (removed[place] !== 1) order.marks[end++] = place;
      }
    }
    for (const [index, row] of order.written.entries()) {
      takeUntil(restBehind(row, column, places));
      order.marks[end++] = -index - 1;
    }
    takeUntil(places.length);
    return { ...order, marks: order.marks.subarray(0, end) };
  }

  function ordered(sortBy: string | undefined): Order<TRow> {
    const column = columns.find((known) => known === sortBy) ?? lead;
    const order = orders.get(column) ?? merge(column);
    orders.set(column, order);
    return order;
  }

  function chosen(order: Order<TRow>, { filter, keeps }: Question<TRow>): Int32Array {
    const words = wordsOf(filter);
    if (words.length === 0 && keeps === undefined) return order.marks;
    const finds = crowd.finds(words);
    const found = new Set(written.select({ filter }).slice());
    const left = new Int32Array(order.marks.length);
    let end = 0;
    for (const mark of order.marks) {
      const hasText = mark < 0 ? found.has(seenOf(order, mark)) : finds(mark);
      if (hasText && (keeps === undefined || keeps(seenOf(order, mark)))) left[end++] = mark;
    }
    return left.subarray(0, end);
  }

  function get(id: string): TRow | undefined {
    const row = written.get(id);
    const place = row === undefined ? crowd.placeOf(id) : undefined;
    return place === undefined || removed[place] === 1 ? row : crowd.rowAt(place);
  }

  /** A row of the crowd is seen no longer. */
  function hide(id: string): void {
    const place = crowd.placeOf(id);
    if (place !== undefined && removed[place] !== 1) {
      removed[place] = 1;
      removedCount += 1;
    }
    orders.clear();
  }

  function* everyRow(): Generator<TRow> {
    yield* written.rows();
    for (let place = 0; place < crowd.size; place += 1) if (removed[place] !== 1) yield crowd.rowAt(place);
  }

  function* scan(column: keyof TRow & string, wanted: string): Generator<number> {
    for (let place = 0; place < crowd.size; place += 1)
      if (String(crowd.seenAt(place)[column]).toLowerCase() === wanted) yield place;
  }

  return {
    get size() {
      return crowd.size - removedCount + written.size;
    },
    get,
    put(row) {
      hide(row.id);
      written.put(row);
    },
    remove(id) {
      hide(id);
      written.remove(id);
    },
    rows: everyRow,
    select(question): Rows<TRow> {
      const order = ordered(question.sortBy);
      const marks = chosen(order, question);
      const slice = (from?: number, to?: number) =>
        Array.from(marks.subarray(from, to), (mark) => rowOf(order, mark));
      return { length: marks.length, slice };
    },
    among: (ids) =>
      inOrderOf(
        lead,
        [...new Set(ids)].flatMap((id) => get(id) ?? []),
      ),
    having(column, text) {
      const wanted = text.toLowerCase();
      const places = [...(crowd.placesHaving(column, wanted) ?? scan(column, wanted))];
      const seen = places.filter((place) => removed[place] !== 1);
      return inOrderOf(lead, [...written.having(column, text), ...seen.map((place) => crowd.rowAt(place))]);
    },
  };
}
