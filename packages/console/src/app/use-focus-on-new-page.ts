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
    if (placeFocus()) return undefined;
    const observer = new MutationObserver(() => {
      if (placeFocus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Whether the focus has found its place. */
function placeFocus(): boolean {
  // A dialog keeps the focus, and gives it back where it came from when it goes.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return false;
  if (document.activeElement?.closest('main')) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
