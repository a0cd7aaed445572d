import type { VirtualColumn } from './virtual-list-types.ts';

/** A column without a length of its own is not narrower, in CSS pixels. */
const narrowest = 120;
const edges = 8;

/** In CSS pixels. A list in less room scrolls sideways. The first length of a grid track is its least. */
export function leastWidth(columns: readonly Pick<VirtualColumn<never>, 'width'>[]): number {
  return columns.reduce(
    (sum, { width = '' }) => sum + Number(/(\d+)px/.exec(width)?.[1] ?? narrowest),
    edges,
  );
}
