import { useEffectEvent, useLayoutEffect } from 'react';
import { useServices } from '#shared/runtime/services.ts';

/** Where what is pressed is typed, or belongs to something that is open. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const OPEN =
  '[role="dialog"], [role="alertdialog"]:not([data-toast]), [role="menu"], [role="listbox"], dialog[open]';

/** Opens the help on `?`, unless a person types, something is open, or such keys are off. */
export function useHelpKey(open: () => void): void {
  const { storage } = useServices();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    if (document.querySelector(OPEN) !== null || storage.read('characterKeys') === 'off') return;
    event.preventDefault();
    open();
  });
  // Heard from the moment the page shows that it is: an ordinary effect comes after that.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
