import type { KeyboardEvent } from 'react';

/** What the arrow keys move between, from the same control of one row to that of the next. */
const stops = ['[data-place="lead"] a', '[data-place="choose"] input'];

/**
 * Arrow up and down go from row to row, Home and End to the first and last, between the rows' links or between
 * their check boxes. Everything stays in the tab order: the arrows are a short cut, not the only way.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const selector = stops.find((stop) => target.matches(stop));
  if (selector === undefined) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = controls.indexOf(target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: controls.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
}
