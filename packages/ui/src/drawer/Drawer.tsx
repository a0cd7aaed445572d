import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { drawerPanel } from './drawer-panel.ts';
import type { DrawerProps } from './drawer-types.ts';

/**
 * Something that adds to the page and is looked at beside it: the history of messages, the details of a result.
 * What has to be answered before the page goes on is a `Dialog`.
 *
 * - Do: keep what lies in it readable without the page behind.
 * - Don't: put a question or a form of many fields into it; let it be closed while it saves (`isDismissable`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Stays inside |
 * | Enter | Submits, with `onSubmit` |
 * | Esc | Closes it and gives the focus back to what opened it |
 */
export function Drawer({ isOpen, ...parts }: DrawerProps) {
  useReturnFocus(isOpen);
  return <LazyPart of={drawerPanel} wanted={isOpen} onFailed={parts.onClose} props={() => parts} />;
}
