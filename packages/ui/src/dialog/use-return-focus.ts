import { useLayoutEffect, useRef } from 'react';
import { announceFocus, isFocusLost, rescueFocus } from '../focus-keeper/focus-keeper.ts';

/** Longest wait for the page behind a dialog, in frames: a second on an idle machine. */
const MOST_FRAMES = 60;

/**
 * Keeps the focus from falling to nowhere when a dialog closes. The primitives library gives it
 * back in the next frame; on a busy machine the page behind may take no focus yet by then, and what
 * opened the dialog may have been removed.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  const page = useRef<Element>(null);
  const wasOpen = useRef(false);
  // Before any effect of the dialog's own parts moves the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    page.current = document.querySelector('main');
  }, [isOpen]);
  // With the change itself and not after it: it has to be announced before the focus is looked for elsewhere.
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    return hasClosed ? whenReachable(opener.current, () => giveBack(opener.current)) : undefined;
  }, [isOpen]);
  useLayoutEffect(
    () => () => {
      if (!wasOpen.current) return;
      // Removed while it was open, with what asked for it. Where the page was removed as well, the
      // next one decides itself where the focus goes.
      whenReachable(opener.current, () => {
        if (page.current?.isConnected === true) giveBack(opener.current);
      });
    },
    [],
  );
}

function giveBack(opener: Element | null): void {
  if (isFocusLost() && opener instanceof HTMLElement && opener !== document.body) opener.focus();
  rescueFocus();
}

/**
 * Acts when what opened the dialog takes focus again, or after the library's turn if it was
 * removed. Returns the cancel.
 */
function whenReachable(opener: Element | null, act: () => void): () => void {
  const finish = announceFocus();
  let frames = 0;
  let frame = requestAnimationFrame(look);
  function look(): void {
    frames += 1;
    const isThere = opener?.isConnected === true && opener !== document.body;
    const mustWait = isThere ? frames < MOST_FRAMES && opener.closest('[inert]') !== null : frames < 2;
    if (mustWait) {
      frame = requestAnimationFrame(look);
    } else {
      act();
      finish();
    }
  }
  return () => {
    cancelAnimationFrame(frame);
    finish();
  };
}
