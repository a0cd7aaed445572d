import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rangeHeight, type RowRange, scrollTopToSee, windowAt } from './scaled-range.ts';
import { watchSize } from './watch-size.ts';

/** Rows drawn above and below those that are seen. */
const OVERSCAN = 5;

/** What a window over rows is made of. */
export interface RowWindowShape {
  readonly count: number;
  /** In CSS pixels; the least, where rows are as high as what they hold. */
  readonly rowHeight: number;
  /** What most of them have, in CSS pixels: how far one scrolls for a row. @default rowHeight */
  readonly typicalHeight?: number;
  /** Height in CSS pixels until it is measured. */
  readonly height: number;
}

/**
 * Which rows are in the document, by the scroll position and the height of the scroller. Scrolling is drawn in the
 * same frame; a new size after a pause of 100 ms.
 */
export function useRowWindow({ count, rowHeight, typicalHeight = rowHeight, height }: RowWindowShape) {
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ scrollTop: 0, viewport: height });
  const range: RowRange = {
    count,
    rowHeight,
    viewport: place.viewport,
    height: rangeHeight(count, typicalHeight),
  };
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  });
  const read = useCallback((): void => {
    const element = scroller.current;
    if (element === null) return;
    const next = {
      scrollTop: element.scrollTop,
      viewport: Math.max(0, element.clientHeight - (box.current?.offsetTop ?? 0)),
    };
    setPlace((last) => (last.scrollTop === next.scrollTop && last.viewport === next.viewport ? last : next));
  }, []);
  useLayoutEffect(read, [read, count, rowHeight, height]);
  useEffect(() => (scroller.current ? watchSize(scroller.current, read) : undefined), [read]);

  return {
    /** For what is scrolled. */
    scroller,
    /** For what stands in it for all rows, below a head that stays. */
    box,
    range,
    scrollTop: place.scrollTop,
    rows: windowAt(range, place.scrollTop, OVERSCAN),
    /** After scrolling: the rows are drawn before the frame is, so that none is blank. */
    drawNow: useCallback(() => flushSync(read), [read]),
    /** Scrolls as little as it takes to see the whole row, and draws it at once. */
    bringIntoView: useCallback(
      (index: number): void => {
        const element = scroller.current;
        if (element === null) return;
        element.scrollTop = scrollTopToSee(latest.current, element.scrollTop, index);
        read();
      },
      [read],
    ),
  };
}
