/** Eight digits, so that ids stand in order of their number. */
const DIGITS = 100_000_000;
/** Scatters neighbors: a factor without a common divisor with DIGITS, and what undoes it. */
const FACTOR = 61_803_399;
const SHIFT = 27_182_818;
const TAIL = '-4c0d-a3e1-5b2f90d4c617';

function inverseOf(factor: bigint, modulus: bigint): bigint {
  let [inverse, next, rest, divisor] = [0n, 1n, modulus, factor];
  while (divisor !== 0n) {
    const times = rest / divisor;
    [inverse, next] = [next, inverse - times * next];
    [rest, divisor] = [divisor, rest - times * divisor];
  }
  return ((inverse % modulus) + modulus) % modulus;
}

const INVERSE = inverseOf(BigInt(FACTOR), BigInt(DIGITS));

/** What the id of a person in a crowd begins with. */
export const numberAt = (place: number): number => (place * FACTOR + SHIFT) % DIGITS;

/** Ids that say which place they belong to; `kind` (four hexadecimal digits) distinguishes one list from another. */
export interface CrowdIds {
  at(place: number): string;
  /** `undefined` for an id of something else. */
  placeOf(id: string): number | undefined;
}

export function crowdIds(kind: string, size: number): CrowdIds {
  const rest = `-${kind}${TAIL}`;
  return {
    at: (place) => String(numberAt(place)).padStart(8, '0') + rest,
    placeOf(id) {
      if (id.length !== 36 || !id.endsWith(rest) || !/^\d{8}/.test(id)) return undefined;
      const number = BigInt(id.slice(0, 8)) - BigInt(SHIFT) + BigInt(DIGITS);
      const place = Number((number * INVERSE) % BigInt(DIGITS));
      return place < size ? place : undefined;
    },
  };
}
