import { useEffectEvent, useLayoutEffect } from 'react';

const dialogs = '[role="dialog"], [role="alertdialog"]:not([data-toast]), dialog[open]';

function isPaletteKey(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
  );
}

/** Ctrl K or ⌘ K opens the palette, and closes it again. Over another dialog it does nothing: that one asks first. */
export function usePaletteKey(isOpen: boolean, onOpen: (() => void) | undefined, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!onOpen || !isPaletteKey(event)) return;
    // The browser's own answer to these keys is its address bar.
    event.preventDefault();
    if (isOpen) onClose();
    else if (document.querySelector(dialogs) === null) onOpen();
  });
  // Heard from the moment the page shows that it is: an ordinary effect comes after that.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
