import { useLayoutEffect, useRef, useState } from 'react';

/** Pause before a new width counts, in milliseconds (specification, section 9: resize debounce). */
const RESIZE_DEBOUNCE_MS = 100;

/** The width of an element in CSS pixels; `initial` until it is known. */
export function useWidth<TElement extends HTMLElement>(initial: number) {
  const element = useRef<TElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    setWidth(observed.clientWidth || initial);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(observed.clientWidth || initial), RESIZE_DEBOUNCE_MS);
    });
    observer.observe(observed);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [initial]);
  return { element, width };
}
