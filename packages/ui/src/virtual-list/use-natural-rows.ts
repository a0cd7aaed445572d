import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { anchorAt, type RowRange, scrollTopOf } from './scaled-range.ts';

const mostRounds = 8;

/** Rows that are drawn as high as what they hold. */
export interface NaturalRowsShape {
  readonly scroller: RefObject<HTMLElement | null>;
  /** What holds the drawn rows. */
  readonly items: RefObject<HTMLElement | null>;
  readonly range: RowRange;
  readonly scrollTop: number;
  /** All rows are in the document, and the browser scrolls them. */
  readonly isWhole: boolean;
  /** Draws the rows of the present scroll position before it returns. */
  readonly drawNow: () => void;
}

/** Puts the drawn rows where the scroll position has them, once their heights are known. */
export function useNaturalRows({ scroller, items, range, scrollTop, isWhole, drawNow }: NaturalRowsShape) {
  const rowAt = (index: number) =>
    items.current?.querySelector<HTMLElement>(`[data-index="${index}"]:not([data-away])`);
  const place = (): void => {
    if (items.current === null) return;
    const { index, into, y } = anchorAt(range, scrollTop);
    const row = isWhole ? undefined : rowAt(index);
    const offset = row ? y - row.offsetTop - into * row.offsetHeight : 0;
    items.current.style.setProperty('transform', row ? `translateY(${Math.round(offset)}px)` : null);
  };
  useLayoutEffect(place);
  const placeAgain = useEffectEvent(place);
  // They get higher or lower by themselves too: in a narrower window, or with what the user did in
  // one of them.
  useEffect(() => {
    if (items.current === null) return undefined;
    const observer = new ResizeObserver(() => placeAgain());
    observer.observe(items.current);
    return () => observer.disconnect();
  }, [items]);
  return {
    /** Scrolls as little as it takes to see the whole row, and draws it at once; what the list stands in as well. */
    show: (index: number): void => {
      const box = scroller.current;
      if (box === null) return;
      for (let round = 0; round < mostRounds; round += 1) {
        const row = rowAt(index);
        const hidden = row ? hiddenOf(row, box) : undefined;
        if (hidden !== undefined && Math.abs(hidden) < 1) return row?.scrollIntoView({ block: 'nearest' });
        const way = isWhole ? 1 : scrollPerPixel(range, items.current);
        box.scrollTo({
          top: hidden === undefined ? scrollTopOf(range, index) : box.scrollTop + hidden * way,
        });
        drawNow();
      }
    },
  };
}

/** How many pixels of a row are not seen: below, or above as a negative number. */
function hiddenOf(row: HTMLElement, box: HTMLElement): number {
  const [one, frame] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = one.top - frame.top - box.clientTop;
  const below = top + one.height - box.clientHeight;
  return top < 0 ? top : Math.max(0, Math.min(below, top));
}

/** How far to scroll for a pixel of the rows that are drawn: they may be higher or lower than most. */
function scrollPerPixel({ count, viewport, height }: RowRange, items: HTMLElement | null): number {
  if (items === null) return 1;
  const most = items.offsetHeight / items.querySelectorAll(':scope > :not([data-away])').length;
  return (height - viewport) / (count * most - viewport);
}
