import { chartInks, colors, colorSchemes, type Colors } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

type Color = keyof Colors;

/** Which words stand on which ground, over all components. */
const texts: Partial<Record<Color, readonly Color[]>> = {
  text: ['canvas', 'surface', 'sunken', 'line', 'accentSoft'],
  muted: ['canvas', 'surface', 'sunken', 'accentSoft'],
  faint: ['canvas', 'surface', 'sunken', 'accentSoft'],
  accent: ['canvas', 'surface', 'sunken', 'accentSoft'],
  accentHover: ['canvas', 'surface'],
  onAccent: ['accent', 'accentHover'],
  danger: ['canvas', 'surface', 'dangerSoft'],
  onDanger: ['danger', 'dangerHover'],
  warning: ['canvas', 'surface', 'warningSoft'],
  success: ['canvas', 'surface', 'successSoft'],
  info: ['canvas', 'surface', 'infoSoft'],
  // The bubble over a control turns the theme round.
  canvas: ['text'],
};

/** Borders of what can be operated, focus rings, ticks, bars and the lines of charts. */
const controls: Partial<Record<Color, readonly Color[]>> = {
  control: ['canvas', 'surface'],
  accent: ['canvas', 'surface', 'sunken', 'accentSoft', 'dangerSoft'],
  onAccent: ['accent'],
  danger: ['canvas', 'surface', 'dangerSoft'],
  success: ['canvas', 'surface'],
  warning: ['canvas', 'surface'],
  faint: ['canvas', 'surface', 'sunken'],
};

/** What lines and faces of charts are drawn in, and what they lie on. */
const charts = [...chartInks, 'warning' as const].flatMap((ink) =>
  (['surface', 'accentSoft'] as const).map((ground) => [ink, ground] as const),
);

/** Every two inks of a chart, which may cross or touch. */
const neighbours = chartInks.flatMap((ink, index) =>
  chartInks.slice(index + 1).map((other) => [ink, other] as const),
);

const pairs = (of: typeof texts) =>
  (Object.entries(of) as [Color, readonly Color[]][]).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front, ground] as const),
  );

describe.each(colorSchemes)('in the %s theme', (scheme) => {
  const measured = ([front, ground]: readonly [Color, Color]) =>
    contrast(colors[scheme][front], colors[scheme][ground]);

  it.each(pairs(texts))('%s is read on %s', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('%s is seen on %s', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each(charts)('%s of a chart is seen on %s', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each(neighbours)('%s and %s tell apart in a chart, before their patterns do', (...pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(1.5);
  });
});

describe('the measure', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#0A6A65', '#0A6A65')).toBe(1);
  });

  it('gives the figures the look was chosen by', () => {
    expect(contrast(colors.light.faint, colors.light.sunken)).toBeCloseTo(4.59, 2);
    expect(contrast(colors.light.control, colors.light.canvas)).toBeCloseTo(3.37, 2);
    expect(contrast(colors.dark.faint, colors.dark.surface)).toBeCloseTo(5.71, 2);
  });
});
