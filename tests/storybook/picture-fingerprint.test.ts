import { describe, expect, it } from 'vitest';
import { differenceOf, fingerprintOf, TOLERANCE } from '#tests/visual/fingerprint.ts';
import { blankPage, type Color } from './drawn-page.ts';

const ink: Color = [28, 27, 26];
const soft: Color = [110, 107, 102];
const line: Color = [231, 229, 224];

/** What can be otherwise on the page that is drawn here. */
interface Otherwise {
  word?: string;
  /** Where the button begins. */
  button?: number;
  hairline?: Color;
  hasIcon?: boolean;
  ground?: Color;
}

/** A page of the console in small: rows of words between hairlines, a button, an icon. */
function page({ word = 'send', button = 900, hairline = line, hasIcon = true, ground }: Otherwise = {}) {
  const drawn = blankPage();
  drawn.fill(0, 0, 1200, 60, [246, 245, 243]);
  for (let row = 0; row < 12; row += 1) {
    drawn.fill(40, 120 + row * 40, 1120, 1, row === 4 ? hairline : line);
    drawn.write(60, 136 + row * 40, 'a tenant needs and sends no dale', soft);
  }
  if (ground !== undefined) drawn.fill(40, 201, 1120, 39, ground);
  drawn.frame(button, 700, 90, 36, [138, 135, 129]);
  drawn.write(button + 30, 715, word, ink);
  if (hasIcon) {
    drawn.frame(60, 700, 14, 14, soft);
    drawn.fill(60, 706, 14, 1, soft);
  }
  return drawn;
}

const before = fingerprintOf(page());
const difference = (otherwise: Otherwise) => differenceOf(before, fingerprintOf(page(otherwise)));

describe('the fingerprint of a picture', () => {
  it('is the same for the same picture, and takes 171 letters', () => {
    expect(fingerprintOf(page())).toBe(before);
    expect(before).toHaveLength(171);
  });

  it.each<[string, Otherwise]>([
    ['a word', { word: 'tell' }],
    ['a letter', { word: 'sent' }],
    ['a control that moved by a pixel', { button: 901 }],
    ['the color of a hairline', { hairline: [214, 211, 204] }],
    ['an icon that is missing', { hasIcon: false }],
    ['a faint ground under a row', { ground: [253, 253, 252] }],
  ])('distinguishes %s', (_, otherwise) => {
    expect(difference(otherwise)).toBeGreaterThan(TOLERANCE * 2);
  });

  it('distinguishes what is dark and moves as well as what is light', () => {
    const [dark, moved] = [blankPage(), blankPage()];
    for (const drawn of [dark, moved]) drawn.fill(0, 0, 1200, 900, [20, 19, 17]);
    dark.write(50, 50, 'tenant', [237, 236, 233]);
    moved.write(50, 51, 'tenant', [237, 236, 233]);
    expect(differenceOf(fingerprintOf(dark), fingerprintOf(moved))).toBeGreaterThan(TOLERANCE * 2);
  });

  it('does not distinguish fifty pixels at edges that are a few levels off', () => {
    const drawn = page();
    drawn.shade(
      -8,
      Array.from({ length: 50 }, (_, place) => [900 + place, 701]),
    );
    expect(differenceOf(before, fingerprintOf(drawn))).toBeLessThan(TOLERANCE / 2);
  });

  it('does not distinguish a shadow that is a level off', () => {
    const drawn = page();
    drawn.shade(
      -1,
      Array.from({ length: 3000 }, (_, place) => [100 + (place % 300), 780 + Math.floor(place / 300)]),
    );
    expect(differenceOf(before, fingerprintOf(drawn))).toBeLessThan(TOLERANCE / 2);
  });

  it.each([1, 10, 100, 1000, 10_000])(
    'measures %i pixels that turned from white to black, up to chance',
    (count) => {
      const drawn = blankPage();
      for (let place = 0; place < count; place += 1)
        drawn.fill((place * 7) % 1200, Math.floor(place / 1200) * 31, 1, 1, [0, 0, 0]);
      const measured = differenceOf(fingerprintOf(blankPage()), fingerprintOf(drawn));
      expect(measured / count).toBeGreaterThan(0.5);
      expect(measured / count).toBeLessThan(1.7);
    },
  );
});
