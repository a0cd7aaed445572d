/** How long nothing may have changed, in milliseconds. */
const STILL_MS = 30;
/** The same in the frame of the console: what its first page can do without comes when that page is quiet. */
const STILL_IN_FRAME_MS = 250;
/** A page that never comes to rest is looked at as it is. */
const LONGEST_MS = 5000;

/**
 * What the primitives library hides until it knows where it goes, or until a keyboard on the screen
 * is closed.
 */
const heldBack = '[style*="opacity: 0"][style*="clip-path: inset(50%)"]';

/**
 * Resolves when the page has stopped changing: answers have come, what floats is shown, fonts are in use.
 *
 * @param isWaiting what else the page waits for
 */
export async function whenStill(isInFrame: boolean, isWaiting: () => boolean): Promise<void> {
  const stillMs = isInFrame ? STILL_IN_FRAME_MS : STILL_MS;
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(look, stillMs);
    let idle = 0;
    const last = setTimeout(end, LONGEST_MS);
    const observer = new MutationObserver(wait);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    function wait() {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      timer = setTimeout(look, stillMs);
    }
    const hasMore = () => document.querySelector(heldBack) !== null || isWaiting();
    function look() {
      if (hasMore()) wait();
      else idle = requestIdleCallback(lookAgain);
    }
    /** What waits for an idle moment has asked for it before, so it went first: what it draws begins anew. */
    function lookAgain() {
      timer = setTimeout(() => (hasMore() ? wait() : end()), STILL_MS);
    }
    function end() {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      clearTimeout(last);
      observer.disconnect();
      resolve();
    }
  });
}

/** Resolves when what was changed just now is on screen. */
export async function whenDrawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
