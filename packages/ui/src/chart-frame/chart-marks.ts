import type { Colors } from '../theme/tokens.ts';

/**
 * The colors that lines and parts are drawn in: one hue and two inks. Each is at least 3:1 against the surface and
 * 1.5:1 against the others, in both themes (`tests/ui/contrast.test.ts`).
 */
export const chartInks = ['accent', 'control', 'text'] as const satisfies readonly (keyof Colors)[];

/** One of {@link chartInks}. */
export type ChartInk = (typeof chartInks)[number];

/** How a face is filled, so that it is known without its color. */
export type ChartHatch = 'solid' | 'rising' | 'dots' | 'falling' | 'level' | 'grid';

/** What one series or part is known by: its ink, and the pattern of its line and of its face. */
export interface ChartMark {
  readonly ink: ChartInk;
  /** Lengths of strokes and gaps in CSS pixels; none for an unbroken line. */
  readonly dash: string | undefined;
  readonly hatch: ChartHatch;
}

const marks: readonly ChartMark[] = [
  { ink: 'accent', dash: undefined, hatch: 'solid' },
  { ink: 'control', dash: '7 4', hatch: 'rising' },
  { ink: 'text', dash: '10 3 2 3', hatch: 'dots' },
  { ink: 'accent', dash: '4 3', hatch: 'falling' },
  { ink: 'text', dash: '12 3', hatch: 'level' },
  { ink: 'control', dash: '2 3 7 3', hatch: 'grid' },
];

/** How many series or parts can be distinguished. */
export const MOST_MARKS = marks.length;

const [first] = marks as [ChartMark];

/** The mark of a series or part by its place. No two neighbors have the same ink or the same pattern. */
export function markOf(index: number): ChartMark {
  return marks[index % marks.length] ?? first;
}
