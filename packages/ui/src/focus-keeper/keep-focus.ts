import { isFocusLost, rescueFocus } from './focus-keeper.ts';

let isKept = false;

/**
 * Watches over the focus for as long as the page lives; called again, it does nothing. Where a control goes away while
 * it has the focus ("Try again", "Clear filters"), the focus goes to what offers a place for it, or to the page's main
 * part, instead of back to the start of the page (WCAG 2.4.3).
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  let last: Element | undefined;
  let frame = 0;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined;
  });
  new MutationObserver(() => {
    if (last === undefined || last.isConnected || !isFocusLost()) return;
    cancelAnimationFrame(frame);
    // Whoever took it away comes first: a dialog gives the focus back in the next frame. Where the page it belongs to
    // has not come yet, there is another turn when it comes.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(rescueFocus);
    });
  }).observe(document.body, { childList: true, subtree: true });
}
