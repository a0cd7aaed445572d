/** How long nothing may have changed, in milliseconds. */
const STILL_MS = 100;
/** A page that never comes to rest is looked at as it is. */
const LONGEST_MS = 2000;

/** Resolves when the page has stopped changing: answers have come, what slid has arrived, fonts are in use. */
export async function whenStill(): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, STILL_MS);
    const last = setTimeout(done, LONGEST_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, STILL_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    function done() {
      clearTimeout(timer);
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
