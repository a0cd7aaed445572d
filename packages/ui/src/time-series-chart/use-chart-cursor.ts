import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 10,
  PageUp: (index) => index + 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** Which point of a series is looked at: by the arrow keys, or by the pointer over it. */
export function useChartCursor(places: readonly number[]) {
  const last = places.length - 1;
  const [index, setIndex] = useState<number | undefined>(undefined);
  return {
    index: index === undefined ? undefined : Math.min(index, last),
    last,
    cursorProps: {
      onFocus: () => setIndex((current) => current ?? last),
      onBlur: () => setIndex(undefined),
      onKeyDown(event: KeyboardEvent) {
        const move = moves[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setIndex((current) => Math.max(0, Math.min(last, move(current ?? last, last))));
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
        setIndex(nearest(places, x));
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (document.activeElement !== event.currentTarget) setIndex(undefined);
      },
    },
  };
}

function nearest(places: readonly number[], x: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x)) best = index;
  }
  return best;
}
