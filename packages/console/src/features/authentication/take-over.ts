import { useLayoutEffect } from 'react';

/** What can be typed into, chosen or pressed, in the order it stands in. */
const CONTROLS = 'a, button, input';

/**
 * Takes the place of the page that the build drew (decision 0034), before anything of it is painted: what was typed and
 * chosen there, where the focus is and was, and which button was pressed. Without such a page it does nothing.
 */
export function useTakeOver(): void {
  useLayoutEffect(takeOver, []);
}

function takeOver(): void {
  const drawn = document.querySelector<HTMLElement>('#drawn');
  if (drawn === null) return;
  const controlsIn = (place: string) => [
    ...document.querySelectorAll<HTMLElement>(`${place} :is(${CONTROLS})`),
  ];
  const before = controlsIn('#drawn');
  const after = controlsIn('#root');
  // The same components drew both.
  const counterpart = (control: Element | null) => after[before.indexOf(control as HTMLElement)];
  for (const control of before) {
    const input = counterpart(control);
    if (control instanceof HTMLInputElement && input instanceof HTMLInputElement) copyInput(control, input);
  }
  const focused = counterpart(document.activeElement);
  const selection = selectionOf(document.activeElement);
  const { pressed } = drawn.dataset;
  // A place that is not shown takes no focus.
  drawn.remove();
  focused?.focus({ preventScroll: true });
  const button = after.filter((control) => control.matches('button'))[Number(pressed)];
  // Once the form knows what was typed, still before the next key.
  queueMicrotask(() => {
    for (const input of after)
      if (input !== focused && input instanceof HTMLInputElement && input.value !== '')
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    if (focused instanceof HTMLInputElement && selection !== undefined)
      focused.setSelectionRange(...selection);
    button?.click();
  });
}

function copyInput(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.checked !== to.checked) to.click();
  if (from.type === 'checkbox' || from.value === '') return;
  // As if it was typed: React knows the setter of the field itself, and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** That of an address is known to no script: there, the caret stands at its end. */
function selectionOf(input: Element | null): [number, number | null] | undefined {
  if (!(input instanceof HTMLInputElement) || input.selectionStart === null) return undefined;
  return [input.selectionStart, input.selectionEnd];
}
