import { LazyPart } from '../lazy-part/LazyPart.ts';
import { dialogPanel } from './dialog-panel.ts';
import type { DialogProps } from './dialog-types.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * A question or a small task over the page. Render it always and open it by `isOpen`: its floating part comes in
 * a file of its own when it is first needed. If that file cannot be fetched, the dialog closes again.
 *
 * Use it for what must be answered before the page goes on; what only adds to the page is a `Drawer`.
 *
 * - Do: name the object in the title and the action on the button; give it an address when it reads something.
 * - Don't: open a dialog from a dialog, or put more than a handful of fields into it: that is a page.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Stays inside |
 * | Enter | Submits, with `onSubmit` |
 * | Esc | Closes it and gives the focus back to what opened it |
 */
export function Dialog({ isOpen, ...parts }: DialogProps) {
  useReturnFocus(isOpen);
  return <LazyPart of={dialogPanel} wanted={isOpen} onFailed={parts.onClose} props={() => parts} />;
}
