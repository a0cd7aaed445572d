import { describe, expect, it } from 'vitest';
import { drawQrCode } from '@archive-console/ui';

describe('the drawing of a QR code', () => {
  const { edge, path } = drawQrCode('https://lindenhof.example');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));

  it('begins with the finder in the upper left corner, seven modules wide', () => {
    expect(runs[0]).toEqual({ x: 4, y: 4, width: 7 });
  });

  it('leaves four modules of white on every side', () => {
    expect(Math.min(...runs.map(({ x, y }) => Math.min(x, y)))).toBe(4);
    expect(Math.max(...runs.map(({ x, width }) => x + width))).toBe(edge - 4);
    expect(Math.max(...runs.map(({ y }) => y + 1))).toBe(edge - 4);
  });
});
