import { type Area, isOver } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';

const area = (left: number, top: number, width = 10, height = 10): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('two areas', () => {
  it.each([
    ['in one place', area(0, 0)],
    ['that share a corner', area(9, 9)],
    ['of which one lies in the other', area(2, 2, 4, 4)],
    ['that cross', area(-5, 4, 20, 2)],
  ])('%s cover one another', (_, other) => {
    expect(isOver(area(0, 0), other)).toBe(true);
    expect(isOver(other, area(0, 0))).toBe(true);
  });

  it.each([
    ['that touch at the side', area(10, 0)],
    ['that touch below', area(0, 10)],
    ['beside each other', area(40, 0)],
    ['above each other', area(0, -40)],
  ])('%s do not', (_, other) => {
    expect(isOver(area(0, 0), other)).toBe(false);
    expect(isOver(other, area(0, 0))).toBe(false);
  });
});
