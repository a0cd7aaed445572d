import { useContext, useId } from 'react';
import { createPortal } from 'react-dom';
import { theme } from '../theme/theme.ts';
import type { ChartMark } from './chart-marks.ts';
import { ChartPlaces } from './chart-places.ts';
import { Legend, LegendEntry } from './ChartLegend.styles.ts';
import { HatchFill } from './HatchFill.tsx';

/** One entry of a legend. */
export interface LegendItem {
  readonly id: string;
  readonly name: string;
  readonly mark: ChartMark;
}

/** Properties of {@link MarkSample}. */
export interface MarkSampleProps {
  readonly mark: ChartMark;
  /** A piece of the line, or of the face. @default 'face' */
  readonly of?: 'line' | 'face';
}

/** A piece of a line or of a face, beside the words that name it. */
export function MarkSample({ mark, of = 'face' }: MarkSampleProps) {
  const id = useId();
  const stroke = theme.color[mark.ink];
  if (of === 'line')
    return (
      <svg width={26} height={12} aria-hidden focusable="false">
        <line x1={1} x2={25} y1={6} y2={6} strokeWidth={2} strokeDasharray={mark.dash} style={{ stroke }} />
      </svg>
    );
  return (
    <svg width={12} height={12} aria-hidden focusable="false">
      <HatchFill id={id} mark={mark} />
      <rect x={0.5} y={0.5} width={11} height={11} rx={2} fill={`url(#${id})`} style={{ stroke }} />
    </svg>
  );
}

/** Properties of {@link ChartLegend}. */
export interface ChartLegendProps {
  readonly items: readonly LegendItem[];
  readonly of: 'line' | 'face';
}

/** Names what is drawn, each by its pattern and in words. In the card's head where it has one, else below the chart. */
export function ChartLegend({ items, of }: ChartLegendProps) {
  const places = useContext(ChartPlaces);
  const legend = (
    <Legend $isInHead={places !== undefined}>
      {items.map(({ id, name, mark }) => (
        <LegendEntry key={id}>
          <MarkSample mark={mark} of={of} />
          {name}
        </LegendEntry>
      ))}
    </Legend>
  );
  if (places === undefined) return legend;
  return places.legend && createPortal(legend, places.legend);
}
