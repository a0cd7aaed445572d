import type { KeyboardEvent } from 'react';

/** What the arrow keys move between: up and down from the same control of one row to that of the next. */
const stops = ['[data-place="lead"] a', '[data-place="choose"] input', '[data-place="expand"] button'];

const controls = stops.join(', ');

/**
 * Arrow up and down go from row to row, Home and End to the first and last, between the rows' links, their check boxes
 * or the buttons that expand them; arrow left and right go between those of one row. Everything stays in the tab order:
 * the arrows are a short cut, not the only way.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const selector = stops.find((stop) => target.matches(stop));
  if (selector === undefined) return;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const within = isSideways ? target.closest('tr') : currentTarget;
  const reached = [...(within?.querySelectorAll<HTMLElement>(isSideways ? controls : selector) ?? [])];
  const at = reached.indexOf(target);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: reached.length - 1,
  }[key];
  if (next === undefined) return;
  event.preventDefault();
  reached[next]?.focus();
}
