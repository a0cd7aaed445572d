import { isFocusAnnounced, isFocusLost, rescueFocus } from './focus-keeper.ts';
import { lastFocused, noteFocus } from './note-focus.ts';

let isKept = false;

/**
 * Watches over the focus for as long as the page lives; called again, it does nothing. Where a control goes away while
 * it has the focus ("Try again", "Clear filters"), the focus goes to what offers a place for it, or to the page's main
 * part, instead of back to the start of the page (WCAG 2.4.3). What `noteFocus` noted before counts as well.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  noteFocus();
  let frame = 0;
  const rescue = (): void => {
    if (isFocusAnnounced()) frame = requestAnimationFrame(rescue);
    else rescueFocus();
  };
  const look = (): void => {
    if (lastFocused()?.isConnected !== false || !isFocusLost()) return;
    cancelAnimationFrame(frame);
    // What took it away comes first: the primitives library gives the focus back in the next frame,
    // and a dialog when the page behind takes it again. Where the page it belongs to has not come
    // yet, there is another turn then.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(rescue);
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}
