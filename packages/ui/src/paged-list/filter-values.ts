import {
  type ByteRange,
  rangeInBytes,
  type SizeBound,
  type SizeRange,
  sizeUnits,
} from '../size-filter/size-in-bytes.ts';

const none: SizeBound = { amount: null, unit: 'Mb' };

function boundOf(text = ''): SizeBound {
  const unit = sizeUnits.findLast((known) => text.endsWith(known));
  const amount = unit === undefined ? Number.NaN : Number(text.slice(0, -unit.length) || Number.NaN);
  return unit === undefined || !Number.isFinite(amount) || amount < 0 ? none : { amount, unit };
}

/** The bounds a filter of sizes is set to; what is not a size counts as open. */
export function sizeRangeOf([moreThan, lessThan]: readonly string[]): SizeRange {
  return { moreThan: boundOf(moreThan), lessThan: boundOf(lessThan) };
}

/** Bounds of a size as the values of a filter: `['1.5Mb', '']`, or none where both are open. */
export function sizeValues({ moreThan, lessThan }: SizeRange): readonly string[] {
  return spanValues(
    ...([moreThan, lessThan].map(({ amount, unit }) => (amount === null ? '' : `${amount}${unit}`)) as [
      string,
      string,
    ]),
  );
}

/** Two bounds as the values of a filter, or none where both are open. */
export function spanValues(from: string, to: string): readonly string[] {
  return from === '' && to === '' ? [] : [from, to];
}

/** The bounds a filter of sizes is set to, in bytes, as a service is asked for them. */
export function sizesOfFilter(values: readonly string[]): ByteRange {
  return rangeInBytes(sizeRangeOf(values));
}

/** Whether a filter is set to the same values. */
export const isSameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
