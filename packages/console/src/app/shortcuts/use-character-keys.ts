import { useEffectEvent, useLayoutEffect } from 'react';
import { useServices } from '#shared/runtime/services.ts';

/** Where what is pressed is typed, or belongs to something that is open. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const OPEN =
  '[role="dialog"], [role="alertdialog"]:not([data-toast]), [role="menu"], [role="listbox"], dialog[open]';

/** What a key leads to where the page has it: the search of its list, the form for a new object, the bulk bar. */
const TARGETS: Readonly<Record<string, string>> = {
  '/': 'main input[type="search"]',
  c: 'main [data-create]',
  '.': '[data-bulk-bar] button',
};

/** Hears the shortcuts of one character, unless a person types, something is open, or they are off. */
export function useCharacterKeys(openHelp: () => void): void {
  const { storage } = useServices();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    if (document.querySelector(OPEN) !== null || storage.read('characterKeys') === 'off') return;
    if (event.key === '?' || go(event.key.toLowerCase())) event.preventDefault();
    if (event.key === '?') openHelp();
  });
  // Heard from the moment the page shows that it is: an ordinary effect comes after that.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the page has what the key leads to: a link is followed, anything else gets the focus. */
function go(key: string): boolean {
  const selector = TARGETS[key];
  if (selector === undefined) return false;
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find((part) => part.checkVisibility());
  if (target instanceof HTMLAnchorElement) target.click();
  else target?.focus();
  return target !== undefined;
}
