const resizePause = 100;

/**
 * Tells of a new size once it has stayed for 100 ms (specification, section 9): while somebody draws at a window's
 * edge nothing is drawn anew.
 *
 * @param isKnown whether a size is known already; one that is not is told at once. @default always
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
