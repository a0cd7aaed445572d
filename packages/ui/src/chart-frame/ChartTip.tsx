import type { ChartMark } from './chart-marks.ts';
import { MarkSample } from './ChartLegend.tsx';
import { Tip, TipLine } from './ChartTip.styles.ts';

/** One line of a tip. */
export interface TipEntry {
  readonly text: string;
  /** Whose value it is, where there are several. */
  readonly name?: string | undefined;
  readonly mark?: ChartMark | undefined;
}

/** Properties of {@link ChartTip}. */
export interface ChartTipProps {
  /** Where it points to, in CSS pixels from the left. */
  readonly x: number;
  readonly width: number;
  readonly title: string;
  readonly entries: readonly TipEntry[];
  readonly of: 'line' | 'face';
}

/** Between the cursor and the tip, in CSS pixels. */
const GAP = 8;

/** What is looked at, beside the cursor and on the side that has room. For the eye: the same is announced. */
export function ChartTip({ x, width, title, entries, of }: ChartTipProps) {
  const side = x > width / 2 ? { right: width - x + GAP } : { left: x + GAP };
  return (
    <Tip aria-hidden style={{ ...side, maxWidth: Math.max(x, width - x) - GAP }}>
      {title}
      {entries.map(({ name, text, mark }) => (
        <TipLine key={name ?? text}>
          {mark && <MarkSample mark={mark} of={of} />}
          {name}
          <strong>{text}</strong>
        </TipLine>
      ))}
    </Tip>
  );
}
