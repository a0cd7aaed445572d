import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowAfterKey } from './row-keys.ts';
import type { RowWindow } from './scaled-range.ts';

/** A window over rows, and what takes the focus in them. */
export interface RowTabStopShape {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rows: RowWindow;
  /** A row that is seen: the first one to come to. */
  readonly seen: number;
  /** Scrolls to the row and draws it before it returns. */
  readonly show: (index: number) => void;
  /** Finds in a row what takes the focus and the keys. @default the row itself */
  readonly control?: string;
  /** How many rows a page has for Page up and Page down. */
  readonly perPage: number;
}

/** The place of the row that something stands in. */
export function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row === null ? undefined : Number(row.dataset['index']);
}

/** One place for Tab in rows of which few are in the document, and the keys that lead from row to row. */
export function useRowTabStop({ scroller, count, rows, seen, show, control = '', perPage }: RowTabStopShape) {
  const { first, last } = rows;
  const [active, setActive] = useState(0);
  const [hasFocus, setFocus] = useState(false);
  const isInWindow = active >= first && active <= last;
  // Tab from outside leads to a row that is seen; a row that has the focus keeps it, however far it
  // is scrolled away.
  const tabStop = Math.min(hasFocus || isInWindow ? active : seen, count - 1);
  const drawn = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (hasFocus && tabStop >= 0 && tabStop < first) drawn.unshift(tabStop);
  if (hasFocus && tabStop > last) drawn.push(tabStop);

  const go = (index: number): void => {
    flushSync(() => setActive(index));
    show(index);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${index}"] ${control}`.trim())
      ?.focus({ preventScroll: true });
  };
  return {
    tabStop,
    /** The rows of the window, and the one with the focus wherever it is. */
    drawn,
    isAway: (index: number) => index < first || index > last,
    onFocus: ({ target }: FocusEvent): void => {
      const index = rowIndexOf(target);
      setFocus(index !== undefined);
      setActive(index ?? active);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
    /** Goes where a key leads. Other controls in a row keep their keys. Answers whether the key is still free. */
    onKey: (event: KeyboardEvent): boolean => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey) return false;
      if (!(target as Element).matches(`[data-index] ${control}`.trim())) return false;
      const next = rowAfterKey(key, tabStop, count, perPage);
      if (next === undefined) return true;
      event.preventDefault();
      go(next);
      return false;
    },
  };
}
