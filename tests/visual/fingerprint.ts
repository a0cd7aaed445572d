/** A picture as its pixels: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How many sums a fingerprint has. More of them measure a difference more exactly: 64 to about a fifth. */
const SUMS = 64;
/** Sums are kept as multiples of this, so that each fits into two bytes. */
const STEP = 8;
/** What a pixel counts that turned from black to white. */
const BLACK_TO_WHITE = 0.5053 * 255 ** 2;

/**
 * How much may differ: as much as one pixel that turned from black to middle gray. What the browser draws a little
 * otherwise each time (edges, shadows) is a fiftieth of it.
 */
export const TOLERANCE = 0.25;

/** Per pixel: in its lower six bits the sum it goes to, in the next three the signs of its three parts of color. */
let places = new Uint16Array(0);

/** The same chance for every picture on every computer (mulberry32): the start of a longer list is the shorter list. */
function placesOf(count: number): Uint16Array {
  if (places.length >= count) return places;
  places = new Uint16Array(count);
  let state = 0x41_52_43_48;
  for (let pixel = 0; pixel < count; pixel += 1) {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    places[pixel] = ((mixed ^ (mixed >>> 14)) >>> 8) & 0x1ff;
  }
  return places;
}

/**
 * The fingerprint of a picture (a count sketch): every pixel is added to one of 64 sums or taken from it, by chance. The
 * squared distance of two fingerprints then is about the sum of the squared differences of all pixels, wherever they
 * lie. Brightness counts more than color, as in pixelmatch.
 */
export function fingerprintOf({ width, height, data }: Pixels): string {
  const count = width * height;
  const placed = placesOf(count);
  const sums = new Float64Array(SUMS);
  for (let pixel = 0; pixel < count; pixel += 1) {
    // Measured from white, which is most of a page.
    const red = 255 - (data[pixel * 4] ?? 0);
    const green = 255 - (data[pixel * 4 + 1] ?? 0);
    const blue = 255 - (data[pixel * 4 + 2] ?? 0);
    const place = placed[pixel] ?? 0;
    const y = 0.212_468 * red + 0.416_997 * green + 0.081_379 * blue;
    const i = 0.325_886 * red - 0.149_922 * green - 0.175_964 * blue;
    const q = 0.093_55 * red - 0.231_195 * green + 0.137_645 * blue;
    const sum = (place & 64 ? y : -y) + (place & 128 ? i : -i) + (place & 256 ? q : -q);
    sums[place & 63] = (sums[place & 63] ?? 0) + sum;
  }
  const kept = Buffer.alloc(SUMS * 2);
  for (const [place, sum] of sums.entries()) kept.writeInt16LE(stepsIn(sum), place * 2);
  return kept.toString('base64url');
}

/** What no two bytes can hold is far beyond what chance brings about. */
const stepsIn = (sum: number) => Math.max(-32_768, Math.min(32_767, Math.round(sum / STEP)));

/** How far two pictures of one size differ, as a number of pixels that turned from black to white. */
export function differenceOf(one: string, other: string): number {
  const [first, second] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  let squares = 0;
  for (let place = 0; place < SUMS; place += 1)
    squares += ((first.readInt16LE(place * 2) - second.readInt16LE(place * 2)) * STEP) ** 2;
  return squares / BLACK_TO_WHITE;
}
