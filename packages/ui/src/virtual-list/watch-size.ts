const resizePause = 100;

/**
 * Reports a new size once it has not changed for 100 ms (specification, section 9): while a
 * window's edge is dragged, nothing is drawn anew.
 *
 * @param isKnown whether a size is known already; one that is not is reported at once.
 *   @default always
 * @returns ends the watch
 */
export function watchSize(element: Element, onSize: () => void, isKnown = () => true): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isKnown()) timer = setTimeout(onSize, resizePause);
    else onSize();
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
