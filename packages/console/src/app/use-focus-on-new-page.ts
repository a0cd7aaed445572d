import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A dialog, but no message in the corner: those call themselves dialogs too, and hold nobody up. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/**
 * Moves focus to the heading of a new page, as a full page load would (WCAG 2.4.3). A dialog over the page
 * keeps its own focus, and a screen that placed the focus itself keeps it.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.querySelector(OVER_THE_PAGE) !== null) return;
    if (document.activeElement !== null && document.activeElement !== document.body) {
      const stays = document.activeElement.closest('nav[data-tabs], form, [data-row]') !== null;
      if (stays) return;
    }
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
