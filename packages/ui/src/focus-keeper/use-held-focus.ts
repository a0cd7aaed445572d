import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './focus-keeper.ts';

const controlsIn = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>('a[href], button, input, textarea'),
];

interface HeldFocus {
  readonly group: HTMLElement;
  readonly control: Element;
  readonly place: number;
}

/**
 * Keeps the focus in a group of controls of which some come and go. When the one that has the focus goes, the one that
 * takes its place gets it, or the last; where none is left, the group itself.
 *
 * @returns for the element around the group
 */
export function useHeldFocus() {
  const held = useRef<HeldFocus>(undefined);
  // After every render: any of them may take the control away.
  useLayoutEffect(() => {
    const lost = held.current;
    if (lost === undefined || lost.control.isConnected || !isFocusLost()) return;
    held.current = undefined;
    const controls = controlsIn(lost.group);
    const next = controls[Math.min(lost.place, controls.length - 1)] ?? lost.group;
    if (next === lost.group) next.tabIndex = -1;
    next.focus();
  });
  return {
    onFocus({ currentTarget: group, target: control }: FocusEvent<HTMLElement>) {
      const place = controlsIn(group).findIndex((one) => one === control);
      held.current = { group, control, place };
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      // Of what goes away the browser says that nothing follows it.
      if (relatedTarget !== null) held.current = undefined;
    },
  };
}
