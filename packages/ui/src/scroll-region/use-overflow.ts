import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what an element holds is larger than its place, so that it scrolls. Its first child is watched as well. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    const measure = (): void =>
      setOverflows(place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [place, place.firstElementChild]) if (observed) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
