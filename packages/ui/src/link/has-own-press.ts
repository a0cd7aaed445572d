const controls = 'a, button, input, label, select, textarea, summary, [role="button"], [role="menuitem"]';

/** Whether a press on it is for a control, and not for the row or card that the control stands in. */
export function hasOwnPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}
