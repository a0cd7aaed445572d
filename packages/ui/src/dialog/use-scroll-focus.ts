import { useEffect, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Lets the keyboard scroll a box that overflows and holds no control that Tab could reach. */
export function useScrollFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void => {
      const isLong = element.scrollHeight > element.clientHeight;
      if (isLong && !element.querySelector(controls)) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [box]);
}
