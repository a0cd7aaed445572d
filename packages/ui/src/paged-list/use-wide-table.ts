import { type UIEvent, useCallback, useState } from 'react';

/** The share of a frame that may stay in place; more would leave too little room for what is scrolled. */
const MOST_HELD = 0.75;

/**
 * Sets on the frame where the cells up to the lead stick while it is scrolled: each one behind
 * those before it.
 */
function holdFirstCells(table: HTMLTableElement, frame: HTMLElement): void {
  let start = 0;
  for (const cell of table.rows[0]?.cells ?? []) {
    const { place } = cell.dataset;
    if (place === undefined) return;
    const end = start + cell.getBoundingClientRect().width;
    const isSticky = end <= frame.clientWidth * MOST_HELD;
    frame.style.setProperty(`--ac-${place}-start`, isSticky ? `${start}px` : 'auto');
    frame.style.setProperty('--ac-held', `${isSticky ? end : start}px`);
    if (place === 'lead') return;
    start = end;
  }
}

const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>): void => {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
};

/**
 * Sees whether a table is wider than the frame around it. Only then does the frame scroll, and is a stop for the
 * keyboard with the name of the list.
 *
 * @returns the `ref` of the table, and what the frame is given
 */
export function useWideTable(label: string) {
  const [isWide, setWide] = useState(false);
  const table = useCallback((element: HTMLTableElement) => {
    const frame = element.parentElement as HTMLElement;
    const observer = new ResizeObserver(() => {
      // Without its border, but with its bar: whether there is one must not decide whether there is one. Widths that
      // are no whole pixels may differ by one.
      const wide = element.offsetWidth > frame.offsetWidth - 2 * frame.clientLeft + 1;
      if (wide) holdFirstCells(element, frame);
      else frame.removeAttribute('data-scrolled');
      setWide(wide);
    });
    observer.observe(element);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      frame.removeAttribute('data-scrolled');
      setWide(false);
    };
  }, []);
  return {
    table,
    frame: isWide
      ? { 'data-wide': '', tabIndex: 0, role: 'group', 'aria-label': label, onScroll: markScrolled }
      : undefined,
  };
}
