/** Units of a size, as the service names them. Each is a thousand of the one before. */
export const sizeUnits = ['B', 'Kb', 'Mb', 'Gb'] as const;

/** One of {@link sizeUnits}. */
export type SizeUnit = (typeof sizeUnits)[number];

/** A size as it was typed. It counts only with an amount. */
export interface SizeBound {
  /** Null where nothing is typed. */
  readonly amount: number | null;
  /** What the amount is counted in; kept while nothing is typed. */
  readonly unit: SizeUnit;
}

/** Two bounds of a size, each of which may be open. */
export interface SizeRange {
  /** The lower bound, itself not included. */
  readonly moreThan: SizeBound;
  /** The upper bound, itself not included. */
  readonly lessThan: SizeBound;
}

/** The same bounds in bytes; null where one is open. */
export interface ByteRange {
  /** The lower bound, itself not included. */
  readonly moreThan: number | null;
  /** The upper bound, itself not included. */
  readonly lessThan: number | null;
}

/** A bound in bytes (1 Kb = 1000 bytes, whole bytes), or null where it is open. */
export function sizeInBytes({ amount, unit }: SizeBound): number | null {
  return amount === null ? null : Math.round(amount * 1000 ** sizeUnits.indexOf(unit));
}

/** Both bounds in bytes. */
export function rangeInBytes({ moreThan, lessThan }: SizeRange): ByteRange {
  return { moreThan: sizeInBytes(moreThan), lessThan: sizeInBytes(lessThan) };
}

/** Whether no size at all lies between the bounds: more than 10 Mb and less than 5 Mb. */
export function isEmptyRange(range: SizeRange): boolean {
  const { moreThan, lessThan } = rangeInBytes(range);
  return lessThan !== null && lessThan <= (moreThan ?? -1) + 1;
}
