import type { Place } from './thin-out.ts';

/** Narrower than this, bars are no longer seen one by one. */
const NARROWEST = 3;
const WIDEST = 48;

/** Where bars that are too narrow share a place, the highest stands for them. */
function gathered(places: readonly Place[]): Place[] {
  const highest = new Map<number, Place>();
  for (const place of places) {
    const x = (Math.floor(place.x / NARROWEST) + 0.5) * NARROWEST;
    const so = highest.get(x);
    if (so === undefined || place.y < so.y) highest.set(x, { x, y: place.y });
  }
  return [...highest.values()];
}

/**
 * The bars of one series as one path.
 *
 * @param slot the room between two moments, in CSS pixels; the series share it.
 */
export function barShapes(
  places: readonly Place[],
  { slot, index, count, bottom }: { slot: number; index: number; count: number; bottom: number },
): string {
  const isTight = slot / count < NARROWEST;
  const width = isTight ? NARROWEST : Math.min((slot * 0.72) / count, WIDEST);
  const offset = isTight ? 0 : (index - (count - 1) / 2) * width;
  return (isTight ? gathered(places) : places)
    .map(({ x, y }) => {
      const left = round(x + offset - width / 2);
      // A little is not nothing.
      const top = round(y < bottom ? Math.min(y, bottom - 1) : y);
      return `M${left},${round(bottom)}V${top}h${round(width - (count > 1 ? 1 : 0))}V${round(bottom)}Z`;
    })
    .join('');
}

const round = (length: number): number => Math.round(length * 10) / 10;
