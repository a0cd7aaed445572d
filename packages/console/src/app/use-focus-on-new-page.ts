import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the heading of a new page, as a full page load would (WCAG 2.4.3). The heading may come later than
 * the address. Focus that stands inside the page stays there: a tab that was pressed, a dialog over the page.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusNewPage();
  }, [pathname]);
}

/** Moves focus to the heading of the page that comes, as soon as it can. Answers how to give that up. */
export function focusNewPage(): () => void {
  let frame = 0;
  // A dialog that has just closed gives the focus back in the next frame: it comes first.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (placeFocus()) observer.disconnect();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  look();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Whether the focus has found its place. */
function placeFocus(): boolean {
  // A dialog keeps the focus, and gives it back where it came from when it goes; a message asks for none.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]:not([data-toast])') !== null)
    return false;
  // A dialog whose opener was removed puts the focus on the main part as a whole.
  if (document.activeElement?.matches('main *')) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  // Behind a dialog that is just going, nothing takes focus yet.
  if (heading === null || heading.closest('[inert]') !== null) return false;
  heading.focus({ preventScroll: true });
  return true;
}
