import { useEffect, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const stop = [
  ['tabindex', '0'],
  ['role', 'region'],
] as const;

/**
 * Lets the keyboard scroll the box of a dialog that overflows and holds no control that Tab could reach. While it is
 * a stop of the Tab key it has the name of the dialog.
 */
export function useScrollFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void => {
      const isStop = element.scrollHeight > element.clientHeight && !element.querySelector(controls);
      const name = element.closest('[role$="dialog"]')?.getAttribute('aria-labelledby') ?? '';
      for (const [attribute, value] of [...stop, ['aria-labelledby', name] as const])
        if (isStop) element.setAttribute(attribute, value);
        else element.removeAttribute(attribute);
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
