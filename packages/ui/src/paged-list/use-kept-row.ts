import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost, offerFocus } from '../focus-keeper/focus-keeper.ts';
import { drawnControls } from './drawn-controls.ts';

/** Where a reader enters a row, the better place first. */
const entrances = ['[data-place="lead"] a', '[data-place="choose"] input', 'a, button, input, select'];

/** The first of them that is drawn: a card shows its box only while rows are chosen. */
const entranceOf = (row: Element | undefined) =>
  entrances.flatMap((entrance) => drawnControls(row, entrance))[0];

function rowsOf(body: HTMLElement | null): readonly HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
}

const floating = '[role$="dialog"], [role="menu"]';

/**
 * Keeps a reader's place. The row that was opened gets the focus back; where the focused row goes
 * away (it was deleted, here or by another person), the row that took its place gets the focus; and
 * where the bar with the actions goes, the row from which the reader came to it.
 */
export function useKeptRow(
  body: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
  focusRowId: string | undefined,
  isChoosing: boolean,
): void {
  const lastIndex = useRef(-1);
  const restored = useRef<string | undefined>(undefined);
  const lastShown = useRef('');

  const opened = focusRowId !== undefined && rowIds.includes(focusRowId) ? focusRowId : undefined;
  useEffect(() => {
    if (opened === undefined || restored.current === opened) return;
    restored.current = opened;
    entranceOf(rowsOf(body.current).find((row) => row.dataset['row'] === opened))?.focus();
  }, [body, opened]);

  const catchFocus = useEffectEvent((): boolean => {
    if (lastIndex.current < 0 || !isFocusLost()) return false;
    const rows = rowsOf(body.current);
    const entrance = entranceOf(rows[lastIndex.current] ?? rows.at(-1));
    entrance?.focus();
    return Boolean(entrance);
  });
  const remember = useEffectEvent(({ target }: FocusEvent) => {
    // A dialog, a menu or the bulk bar over the list does not end the visit to its row.
    if (!(target instanceof Element) || target.closest(floating)) return;
    if (target.closest('[data-bulk-bar]')) lastIndex.current = Math.max(0, lastIndex.current);
    else lastIndex.current = rowsOf(body.current).findIndex((row) => row.contains(target));
  });
  useEffect(() => {
    const listener = (event: FocusEvent): void => remember(event);
    document.addEventListener('focusin', listener);
    const withdraw = offerFocus(() => catchFocus());
    return () => {
      document.removeEventListener('focusin', listener);
      withdraw();
    };
  }, []);
  const shown = [isChoosing, ...rowIds].join('\n');
  useLayoutEffect(() => {
    if (lastShown.current !== shown) catchFocus();
    lastShown.current = shown;
  }, [shown]);
}
