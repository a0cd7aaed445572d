import type { Pixels } from '#tests/visual/fingerprint.ts';

/** Red, green and blue. */
export type Color = readonly [number, number, number];

/** Letters of five by seven pixels, smaller and thinner than any of the console: a row each, a bit per pixel. */
const letters: Readonly<Record<string, readonly number[]>> = {
  a: [0, 0, 0b01110, 0b00001, 0b01111, 0b10001, 0b01111],
  d: [0b00001, 0b00001, 0b01101, 0b10011, 0b10001, 0b10011, 0b01101],
  e: [0, 0, 0b01110, 0b10001, 0b11111, 0b10000, 0b01110],
  l: [0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  n: [0, 0, 0b10110, 0b11001, 0b10001, 0b10001, 0b10001],
  o: [0, 0, 0b01110, 0b10001, 0b10001, 0b10001, 0b01110],
  s: [0, 0, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110],
  t: [0b00100, 0b00100, 0b01110, 0b00100, 0b00100, 0b00101, 0b00010],
};

/** A white page on which something is drawn. */
export interface DrawnPage extends Pixels {
  fill(x: number, y: number, width: number, height: number, color: Color): void;
  /** Lines of one pixel around an area. */
  frame(x: number, y: number, width: number, height: number, color: Color): void;
  write(x: number, y: number, words: string, color: Color): void;
  /** Makes single pixels lighter or darker by a few levels. */
  shade(levels: number, places: readonly (readonly [number, number])[]): void;
}

export function blankPage(width = 1200, height = 900): DrawnPage {
  const data = new Uint8Array(width * height * 4).fill(255);
  function fill(left: number, top: number, wide: number, high: number, color: Color): void {
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) data.set(color, (y * width + x) * 4);
  }
  return {
    width,
    height,
    data,
    fill,
    frame(x, y, wide, high, color) {
      fill(x, y, wide, 1, color);
      fill(x, y + high - 1, wide, 1, color);
      fill(x, y, 1, high, color);
      fill(x + wide - 1, y, 1, high, color);
    },
    write(left, top, words, color) {
      for (const [place, letter] of words.split('').entries())
        for (const [y, row] of (letters[letter] ?? []).entries())
          for (let x = 0; x < 5; x += 1)
            if (row & (0b10000 >> x)) fill(left + place * 6 + x, top + y, 1, 1, color);
    },
    shade(levels, places) {
      for (const [x, y] of places)
        for (let part = 0; part < 3; part += 1) {
          const at = (y * width + x) * 4 + part;
          data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + levels));
        }
    },
  };
}
