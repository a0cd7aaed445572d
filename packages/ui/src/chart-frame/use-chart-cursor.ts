import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Page up and Page down go a tenth of the way. */
const pageOf = (last: number): number => Math.max(1, Math.round((last + 1) / 10));

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index, last) => index - pageOf(last),
  PageUp: (index, last) => index + pageOf(last),
  Home: () => 0,
  End: (_, last) => last,
};

interface Cursor {
  readonly index: number;
  readonly by: 'keys' | 'pointer';
}

/** Where the cursor goes by a key, among the places 0 to `last`; `undefined` where the key moves nothing. */
export function movedBy(key: string, index: number, last: number): number | undefined {
  const moved = moves[key]?.(index, last);
  return moved === undefined ? undefined : Math.max(0, Math.min(last, moved));
}

/**
 * Which place of a chart is looked at: by the keys, or by the pointer over it.
 *
 * @param last the index of the last place, -1 where there is none.
 * @param indexAt the place nearest to a number of CSS pixels from the left edge.
 * @param start the place that the focus comes to first.
 */
export function useChartCursor(last: number, indexAt: (x: number) => number, start: number) {
  const [cursor, setCursor] = useState<Cursor | undefined>(undefined);
  const byPointer = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const index = indexAt(x);
    if (index !== cursor?.index || cursor.by !== 'pointer') setCursor({ index, by: 'pointer' });
  };
  return {
    index: cursor === undefined || last < 0 ? undefined : Math.min(cursor.index, last),
    /** Whether the place is to be announced: a pointer sees what it points at. */
    isByKeys: cursor?.by === 'keys',
    cursorProps: {
      onFocus: () => setCursor((current) => current ?? { index: start, by: 'keys' }),
      onBlur: () => setCursor(undefined),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && cursor !== undefined) {
          event.stopPropagation();
          setCursor(undefined);
        }
        const index = movedBy(event.key, cursor?.index ?? start, last);
        if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setCursor({ index, by: 'keys' });
      },
      onPointerDown: byPointer,
      onPointerMove: byPointer,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (document.activeElement !== event.currentTarget) setCursor(undefined);
      },
    },
  };
}
