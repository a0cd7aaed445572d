import { useEffect } from 'react';
import { isFocusLost, rescueFocus } from './focus-keeper.ts';

/**
 * Watches over the focus of the whole page; the app draws it once, at its root. Where a control goes away while it has
 * the focus ("Try again", "Clear filters"), the focus goes to what offers a place for it, or to the page's main part,
 * instead of back to the start of the page (WCAG 2.4.3).
 *
 * - Do: let a component keep the focus itself where a better place is known: the row that took the place of another.
 * - Don't: draw it inside of a page: it would end with it.
 */
export function FocusKeeper() {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame = 0;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || !isFocusLost()) return;
      cancelAnimationFrame(frame);
      // Whoever took it away comes first: a dialog gives the focus back in the next frame. Where the page it belongs
      // to has not come yet, there is another turn when it comes.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(rescueFocus);
      });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
