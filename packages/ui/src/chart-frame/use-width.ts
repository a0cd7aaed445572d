import { useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../virtual-list/watch-size.ts';

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
    return watchSize(observed, measure, () => isKnown);
  }, [initial]);
  return { element, width };
}
