import type { KeyboardEvent } from 'react';
import { drawnControls } from './drawn-controls.ts';

/** What the arrow keys move between. What needs them itself, as a text field does, is reached with Tab. */
const operated = 'a[href], button, input[type="checkbox"]';

const controlsIn = (part: Element | undefined) => drawnControls(part, operated);

/** The same control of every row that has it: in the same cell, at the same place. */
function inAllRows(control: HTMLElement, body: Element): readonly HTMLElement[] {
  const cell = control.closest<HTMLTableCellElement>('td, th');
  if (cell === null) return [];
  const place = controlsIn(cell).indexOf(control);
  return [...body.querySelectorAll<HTMLTableRowElement>('tr[data-row]')].flatMap((row) => {
    const controls = controlsIn(row.cells[cell.cellIndex]);
    return controls[place] ?? controls.at(-1) ?? [];
  });
}

/**
 * Space on the link of a row chooses the row, with Shift all between it and the one before, as its box does. Where rows
 * have no box, or one that is off, Space scrolls as anywhere.
 */
function chooseRow(event: KeyboardEvent<HTMLElement>, row: HTMLElement): void {
  const box = row.querySelector<HTMLInputElement>(
    '[data-place="choose"] input:enabled:not([aria-disabled="true"])',
  );
  if (box === null) return;
  event.preventDefault();
  const { shiftKey } = event;
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/**
 * Arrow up and down go from row to row, Home and End to the first and last, between the same controls of the rows;
 * arrow left and right go through all controls of one row. Everything stays in the tab order: the arrows are a short
 * cut, not the only way. What opens a menu keeps the keys that do.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(operated)) return;
  // A menu of the row lies elsewhere in the document, its details in a row of their own.
  const row = target.closest('tr');
  if (row?.dataset['row'] === undefined) return;
  if (key === ' ' && target.matches('a[href]')) return chooseRow(event, row);
  if (event.shiftKey) return;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const reached = isSideways ? controlsIn(row) : inAllRows(target, currentTarget);
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
