import { useEffect, useRef, useState } from 'react';

/** Whether something that floats has to make way, because it would lie over what has the focus (WCAG 2.4.11). */
export function useDodge<TElement extends HTMLElement>(shown: boolean) {
  const region = useRef<TElement>(null);
  const [dodging, setDodging] = useState(false);
  useEffect(() => {
    if (!shown) {
      setDodging(false);
      return undefined;
    }
    const look = (): void => {
      const own = region.current;
      const focused = document.activeElement;
      if (own === null || focused === null || focused === document.body || own.contains(focused)) return;
      // Measured where it stands by itself: once it has made way it must not hop back and forth.
      setDodging((now) => now || overlap(own.getBoundingClientRect(), focused.getBoundingClientRect()));
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [shown]);
  return { region, dodging };
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
