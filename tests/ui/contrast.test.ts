import { colors, colorSchemes, type Colors } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';
import { colorPairs, type PairKind, pairKinds } from '#stories/foundations/color-pairs.ts';
import { contrast } from '#stories/foundations/contrast.ts';

const kinds = Object.entries(pairKinds) as [PairKind, number][];

describe.each(colorSchemes)('in the %s theme', (scheme) => {
  describe.each(kinds)('a pair of %s is at least %f:1', (kind, demand) => {
    it.each(colorPairs[kind])('%s on %s', (front, ground) => {
      expect(contrast(colors[scheme][front], colors[scheme][ground])).toBeGreaterThanOrEqual(demand);
    });
  });
});

describe('the pairs', () => {
  it('leave out no color but those that only divide or veil', () => {
    const paired = new Set<string>(Object.values(colorPairs).flat(2));
    const alone = (Object.keys(colors.light) as (keyof Colors)[]).filter((name) => !paired.has(name));
    expect(alone).toEqual(['backdrop']);
  });
});

describe('the measure', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0A6A65', '#0A6A65')).toBe(1);
  });

  it('gives the figures the look was chosen by', () => {
    expect(contrast(colors.light.faint, colors.light.sunken)).toBeCloseTo(4.59, 2);
    expect(contrast(colors.light.control, colors.light.canvas)).toBeCloseTo(3.37, 2);
    expect(contrast(colors.dark.faint, colors.dark.surface)).toBeCloseTo(5.71, 2);
  });
});
