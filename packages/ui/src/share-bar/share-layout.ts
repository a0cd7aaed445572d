import { MOST_MARKS } from '../chart-frame/chart-marks.ts';
import type { SharePart } from './share-types.ts';

/** What is drawn as one piece of the bar. */
export interface SharePiece extends SharePart {
  /** 0 to 1 of the whole. */
  readonly share: number;
}

/** Between two pieces, in CSS pixels. */
const GAP = 2;
/** A piece narrower than this could not be seen or pointed at. */
const NARROWEST = 4;

/** Two or more parts of a smaller share are drawn as one; so are, of more than six, those beyond the fifth. */
const SMALL = 0.03;

const OTHERS = 'others';

/** Every part with its share; values that are no number, or below zero, count as zero. */
export function sharesOf(parts: readonly SharePart[], whole = 0): SharePiece[] {
  const known = parts.map((part) => ({ ...part, value: Math.max(0, part.value || 0) }));
  const total = Math.max(
    whole,
    known.reduce((sum, { value }) => sum + value, 0),
  );
  return known.map((part) => ({ ...part, share: total === 0 ? 0 : part.value / total }));
}

/** The same, with the small ones gathered at the end. One small part alone keeps its name. */
export function gatherSmall(
  shares: readonly SharePiece[],
  nameOthers: (count: number) => string,
): SharePiece[] {
  const bySize = shares.toSorted((one, other) => other.share - one.share);
  const beyond = shares.length > MOST_MARKS ? bySize.slice(MOST_MARKS - 1) : [];
  const small = new Set([...beyond, ...shares.filter(({ share }) => share < SMALL)]);
  if (small.size < 2) return [...shares];
  const sum = (of: 'value' | 'share') => [...small].reduce((total, part) => total + part[of], 0);
  return [
    ...shares.filter((part) => !small.has(part)),
    { id: OTHERS, name: nameOthers(small.size), value: sum('value'), share: sum('share') },
  ];
}

/** How the pieces share the room of a bar: how many of the smallest get the least width, and what that leaves of the others. */
function divide(ascending: readonly number[], room: number): { least: number; scale: number } {
  const free = Math.max(0, room - ascending.reduce((sum, length) => sum + length, 0));
  for (let least = 0; ; least += 1) {
    const missing = ascending.slice(0, least).reduce((sum, length) => sum + NARROWEST - length, 0);
    const rest = ascending.slice(least);
    const restLength = rest.reduce((sum, length) => sum + length, 0);
    // What is free of the whole gives way first, then the large ones; giving way, one of them may get narrow too.
    const scale = restLength === 0 ? 1 : 1 - Math.max(0, missing - free) / restLength;
    const [next] = rest;
    if (next === undefined || next * scale >= NARROWEST) return { least, scale };
  }
}

/** Where each piece lies in a bar, in CSS pixels. Pieces of nothing take no room; small ones enough to be seen. */
export function layShares(pieces: readonly SharePiece[], width: number): { x: number; width: number }[] {
  const drawn = pieces.filter(({ share }) => share > 0).toSorted((one, other) => one.share - other.share);
  const room = Math.max(0, width - GAP * Math.max(0, drawn.length - 1));
  const { least, scale } = divide(
    drawn.map(({ share }) => share * room),
    room,
  );
  const narrow = new Set(drawn.slice(0, least));
  let x = 0;
  return pieces.map((piece) => {
    const length = narrow.has(piece) ? NARROWEST : piece.share * room * scale;
    const place = { x: Math.min(x, width), width: length };
    if (length > 0) x += length + GAP;
    return place;
  });
}
