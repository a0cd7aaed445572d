import { useEffect, type RefObject } from 'react';

/**
 * Opens and closes a bubble with the control around it. Esc closes it and nothing else; the pointer may move
 * into it. A `reason` opens on a press too (a finger has no hover), a `hint` gives way to what the press opens.
 */
export function useBubble(bubble: RefObject<HTMLElement | null>, kind: 'hint' | 'reason'): void {
  useEffect(() => {
    const floating = bubble.current;
    const control = floating?.parentElement;
    if (!floating || !control) return undefined;
    const mounted = new AbortController();
    let open: AbortController | undefined;

    const hide = () => {
      open?.abort();
      open = undefined;
      if (floating.isConnected) floating.hidePopover();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      hide();
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && control.contains(event.target)) return;
      hide();
    };
    const show = () => {
      if (open) return;
      open = new AbortController();
      floating.showPopover({ source: control });
      document.addEventListener('keydown', onKeyDown, { capture: true, signal: open.signal });
      document.addEventListener('pointerdown', onPointerDown, { capture: true, signal: open.signal });
    };

    const listen = (event: string, listener: () => void) =>
      control.addEventListener(event, listener, { signal: mounted.signal });
    listen('pointerenter', show);
    listen('pointerleave', () => !control.matches(':focus-visible') && hide());
    listen('focus', () => control.matches(':focus-visible') && show());
    listen('blur', hide);
    listen('click', kind === 'reason' ? show : hide);
    return () => {
      mounted.abort();
      hide();
    };
  }, [bubble, kind]);
}
