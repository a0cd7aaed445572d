import { hashOf } from './stable-id.ts';

/** Numbers that look like chance. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<TItem>(items: readonly TItem[]): TItem;
}

function randomFrom(next: () => number, purpose: string): Random {
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined)
        throw new Error(`Nothing to pick from for '${purpose}': give at least one item.`);
      return item;
    },
  };
}

/** The same numbers every time. One stream per `purpose`: more of one thing must not change another. */
export function seededRandom(purpose: string): Random {
  let [state] = hashOf(purpose);
  function next(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return randomFrom(next, purpose);
}

/** Numbers no one can foresee. */
export function realRandom(): Random {
  return randomFrom(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296, 'a secret');
}
