import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, rescueFocus } from '../focus-keeper/focus-keeper.ts';

/**
 * Keeps the focus from falling to nowhere when a dialog closes after what opened it is gone. Where the
 * opener is still there, the primitives library has given it the focus back by then and nothing happens.
 */
export function useReturnFocus(isOpen: boolean, returnFocus: (() => HTMLElement | null) | undefined): void {
  const wasOpen = useRef(false);
  const catchFocus = useEffectEvent(() => {
    if (isFocusLost()) returnFocus?.()?.focus();
    rescueFocus();
  });
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => catchFocus()));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  useEffect(
    () => () => {
      // Taken away while it was open, with whatever asked for it.
      if (wasOpen.current) requestAnimationFrame(() => requestAnimationFrame(() => rescueFocus()));
    },
    [],
  );
}
