import { colors, colorSchemes, type Colors } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';
import { colorPairs, type PairKind, pairKinds } from '#stories/foundations/color-pairs.ts';
import { contrast } from '#stories/foundations/contrast.ts';

const kinds = Object.entries(pairKinds) as [PairKind, number][];

describe('the pairs', () => {
  it.each(colorSchemes)('differ enough for what they are in the %s theme', (scheme) => {
    const faint = kinds.flatMap(([kind, demand]) =>
      colorPairs[kind]
        .map(([front, ground]) => ({
          pair: `${kind}: ${front} on ${ground}`,
          reached: contrast(colors[scheme][front], colors[scheme][ground]),
        }))
        .filter(({ reached }) => reached < demand)
        .map(({ pair, reached }) => `${pair} is ${reached.toFixed(2)}:1, not ${demand}:1`),
    );
    expect(faint).toEqual([]);
  });

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

  it('is that of WCAG between the ends too', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrast('#FF0000', '#000000')).toBeCloseTo(5.25, 2);
  });
});
