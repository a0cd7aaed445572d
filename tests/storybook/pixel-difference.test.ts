import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { pixelDifference } from '#scripts/pictures/pixel-difference.ts';

function white(width: number, height: number): PNG {
  const drawn = new PNG({ width, height });
  drawn.data.fill(255);
  return drawn;
}

const colorsOf = ({ data }: PNG) =>
  Array.from({ length: data.length / 4 }, (_, pixel) =>
    data
      .readUInt32BE(pixel * 4)
      .toString(16)
      .padStart(8, '0'),
  );

describe('the difference of two pictures', () => {
  it('is red where they differ, by however little, and faded where they do not', () => {
    const after = white(3, 1);
    after.data[4] = 254;
    after.data.set([0, 0, 0], 8);
    expect(colorsOf(pixelDifference(white(3, 1), after))).toEqual(['ffffffff', 'd00020ff', 'd00020ff']);
    expect(colorsOf(pixelDifference(after, after))).toEqual(['ffffffff', 'ffffffff', 'c0c0c0ff']);
  });

  it('is red where only one of them is', () => {
    expect(colorsOf(pixelDifference(white(1, 2), white(1, 1)))).toEqual(['ffffffff', 'd00020ff']);
  });
});
