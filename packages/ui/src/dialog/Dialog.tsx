import { usePart } from '../lazy-part/use-part.ts';
import { dialogPanel } from './dialog-panel.ts';
import type { DialogProps } from './dialog-types.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * A question or a small task over the page. Render it always and open it by `isOpen`: its floating part comes in
 * a file of its own when it is first needed. If that file cannot be fetched, the dialog closes again.
 *
 * Use it for what must be answered before the page goes on; what only adds to the page is a `Drawer`.
 *
 * Keyboard: Tab stays inside; Esc closes it and gives the focus back to what opened it; Enter submits, with `onSubmit`.
 */
export function Dialog({ isOpen, returnFocus, ...parts }: DialogProps) {
  const Panel = usePart(dialogPanel, isOpen, parts.onClose);
  useReturnFocus(isOpen, returnFocus);
  return Panel ? <Panel {...parts} /> : null;
}
