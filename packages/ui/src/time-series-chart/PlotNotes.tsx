import type { PlotGeometry } from './plot-geometry.ts';
import { LimitLabel, MeetingLabel } from './PlotNotes.styles.ts';

/** Properties of {@link PlotNotes}. */
export interface PlotNotesProps {
  readonly geometry: PlotGeometry;
  readonly width: number;
}

/** Labels that stand closer than this would lie upon one another, in CSS pixels. */
const LINE = 15;

/** How many lines a label above `y` has room for, below what ends at `top`. */
const linesAbove = (y: number, top: number): number => Math.max(1, Math.floor((y - 2 - top) / LINE));

/** The names of limits, and of the day on which one is met, each in its place. */
export function PlotNotes({ geometry: { limits, meets, left, right }, width }: PlotNotesProps) {
  return (
    <>
      {limits.map(({ label, y }, index) => {
        const before = limits[index - 1];
        const isClose = before !== undefined && y - before.y < LINE;
        const below = isClose && y - before.y >= 2;
        return (
          <LimitLabel
            key={label}
            aria-hidden
            $lines={isClose ? 1 : linesAbove(y, before?.y ?? 0)}
            style={{
              ...(below ? { top: y + 3 } : { bottom: `calc(100% - ${y - 2}px)` }),
              left,
              width: right - left,
              textAlign: isClose && !below ? 'end' : 'start',
            }}
          >
            {label}
          </LimitLabel>
        );
      })}
      {meets && (
        <MeetingLabel
          aria-hidden
          style={{
            top: meets.y + 8,
            ...(meets.x > width / 2 ? { right: width - meets.x - 6 } : { left: meets.x - 6 }),
          }}
        >
          {meets.label}
        </MeetingLabel>
      )}
    </>
  );
}
