import { useLayoutEffect, useRef, useState } from 'react';

/** Pause before a new width counts, in milliseconds (specification, section 9: resize debounce). */
const RESIZE_DEBOUNCE_MS = 100;

/**
 * The width of an element in CSS pixels; `initial` until it is known. An element that is not shown has none: its first
 * width counts at once.
 */
export function useWidth<TElement extends HTMLElement>(initial: number) {
  const element = useRef<TElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    let isKnown = false;
    const measure = (): void => {
      isKnown = observed.clientWidth > 0;
      setWidth(isKnown ? observed.clientWidth : initial);
    };
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (isKnown) timer = setTimeout(measure, RESIZE_DEBOUNCE_MS);
      else measure();
    });
    observer.observe(observed);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [initial]);
  return { element, width };
}
