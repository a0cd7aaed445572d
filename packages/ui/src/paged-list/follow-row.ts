import type { MouseEvent } from 'react';
import { hasOwnPress } from '../link/has-own-press.ts';

/**
 * A press anywhere on a row follows the row's own link, with the keys that open it in a new tab. Text that is
 * being selected stays selected, and controls keep their presses.
 */
export function followRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (hasOwnPress(target) || !document.getSelection()?.isCollapsed) return;
  const link = target.closest('tr')?.querySelector<HTMLElement>('[data-place="lead"] a');
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
