import { Legend, LegendEntry } from '../chart-frame/ChartLegend.styles.ts';
import type { PlotNote } from './note-places.ts';
import { LimitLine, MeetingPoint } from './TimeSeriesChart.styles.ts';

/** Properties of {@link NotesBelow}. */
export interface NotesBelowProps {
  readonly notes: readonly PlotNote[];
}

/** What has no room in the drawing, below it and beside a piece of what it names. */
export function NotesBelow({ notes }: NotesBelowProps) {
  const below = notes.filter(({ hasRoom }) => !hasRoom);
  if (below.length === 0) return null;
  return (
    <Legend $isInHead={false}>
      {below.map(({ label, of }) => (
        <LegendEntry key={`${of} ${label}`}>
          <svg width={26} height={12} aria-hidden focusable="false">
            {of === 'limit' ? (
              <LimitLine x1={1} x2={25} y1={6} y2={6} />
            ) : (
              <MeetingPoint cx={13} cy={6} r={4} />
            )}
          </svg>
          {label}
        </LegendEntry>
      ))}
    </Legend>
  );
}
