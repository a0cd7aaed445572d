import type { PlotNote } from './note-places.ts';
import { Note } from './PlotNotes.styles.ts';

/** Properties of {@link PlotNotes}. */
export interface PlotNotesProps {
  readonly notes: readonly PlotNote[];
  /** Of the drawing, in CSS pixels. */
  readonly width: number;
}

/**
 * The names of limits, and of the day on which one is reached, in their places where they have
 * room.
 */
export function PlotNotes({ notes, width }: PlotNotesProps) {
  return notes.map(
    ({ label, of, box, from, hasRoom }) =>
      hasRoom && (
        <Note
          key={`${of} ${label}`}
          aria-hidden
          data-of={of}
          style={{ top: box.top, ...(from === 'left' ? { left: box.left } : { right: width - box.right }) }}
        >
          {label}
        </Note>
      ),
  );
}
