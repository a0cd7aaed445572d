import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { tooltipPanel } from './tooltip-panel.ts';

/** A pointer that only passes by sees nothing. */
const patience = 400;
/** Time for the way from the control into the bubble. */
const grace = 150;

/** When a tooltip is seen: on keyboard focus at once, under a resting pointer after a moment, never after Esc. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (milliseconds: number, next: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), milliseconds);
  };
  const set = (next: boolean): void => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Esc takes the bubble away, not the dialog below it.
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
  return {
    isOpen,
    keep: () => set(true),
    leave: () => after(grace, false),
    close: () => set(false),
    hoverProps: {
      onPointerEnter() {
        tooltipPanel.load().catch(() => undefined);
        after(patience, true);
      },
      onPointerLeave: () => after(grace, false),
      onPointerDown: () => set(false),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && set(true),
      onBlur: () => set(false),
    },
  };
}
