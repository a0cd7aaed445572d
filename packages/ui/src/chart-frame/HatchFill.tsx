import { theme } from '../theme/theme.ts';
import type { ChartHatch, ChartMark } from './chart-marks.ts';

/** Properties of {@link HatchFill}. */
export interface HatchFillProps {
  readonly id: string;
  readonly mark: ChartMark;
}

/** The edge of one tile of a pattern, in CSS pixels. */
const TILE = 6;

const turns: Partial<Record<ChartHatch, number>> = { rising: 45, falling: -45, level: 90 };

/** The pattern of a face, to be filled with as `url(#id)`. The outline of what it fills does not reach into it. */
export function HatchFill({ id, mark: { ink, hatch } }: HatchFillProps) {
  const color = theme.color[ink];
  const bar = <rect width={2} height={TILE} style={{ fill: color }} />;
  return (
    <pattern
      id={id}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      stroke="none"
      patternTransform={`rotate(${turns[hatch] ?? 0})`}
    >
      <rect width={TILE} height={TILE} style={{ fill: hatch === 'solid' ? color : theme.color.surface }} />
      {hatch === 'dots' && <circle cx={TILE / 2} cy={TILE / 2} r={1.6} style={{ fill: color }} />}
      {hatch in turns && bar}
      {hatch === 'grid' && (
        <>
          {bar}
          <rect width={TILE} height={2} style={{ fill: color }} />
        </>
      )}
    </pattern>
  );
}
