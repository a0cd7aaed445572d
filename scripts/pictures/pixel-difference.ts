import { PNG } from 'pngjs';

const RED = 0xd0_00_20_ff;

/** Where two pictures differ, in red on the second one, which fades. What only the larger one has is red as well. */
export function pixelDifference(before: PNG, after: PNG): PNG {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const drawn = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(after, x, y);
      const isAlike = color === colorAt(before, x, y);
      drawn.data.writeUInt32BE(isAlike ? faded(color) : RED, (y * width + x) * 4);
    }
  }
  return drawn;
}

function colorAt({ width, height, data }: PNG, x: number, y: number): number {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : 0;
}

/** A quarter of each part of the color, three of white. */
const faded = (color: number) => (((color >>> 2) & 0x3f_3f_3f_00) + 0xc0_c0_c0_ff) >>> 0;
