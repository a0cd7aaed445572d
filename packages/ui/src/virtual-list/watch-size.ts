const resizePause = 100;

/**
 * Tells of a new size once it has stayed for 100 ms: while somebody draws at a window's edge nothing is drawn anew.
 *
 * @returns ends the watch
 */
export function watchSize(element: Element, onSize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onSize, resizePause);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
