import { useEffect, type RefObject } from 'react';

/**
 * Opens and closes a bubble with the control before it (or around it). Esc closes it and nothing else; the pointer
 * may move into it. A `reason` opens on a press too (a finger has no hover), a `hint` gives way to what the press
 * opens.
 */
export function useBubble(bubble: RefObject<HTMLElement | null>, kind: 'hint' | 'reason'): void {
  useEffect(() => {
    const floating = bubble.current;
    const control = floating?.closest('button') ?? floating?.previousElementSibling;
    if (!floating || !(control instanceof HTMLElement)) return undefined;
    const mounted = new AbortController();
    let open: AbortController | undefined;

    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && (control.contains(target) || floating.contains(target));
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
    const show = () => {
      if (open) return;
      open = new AbortController();
      const { signal } = open;
      floating.showPopover({ source: control });
      document.addEventListener('keydown', onKeyDown, { capture: true, signal });
      document.addEventListener('pointerdown', ({ target }) => !isOurs(target) && hide(), {
        capture: true,
        signal,
      });
    };
    const leave = ({ relatedTarget }: PointerEvent) => {
      if (!isOurs(relatedTarget) && !control.matches(':focus-visible')) hide();
    };

    const { signal } = mounted;
    control.addEventListener('pointerenter', show, { signal });
    control.addEventListener('pointerleave', leave, { signal });
    floating.addEventListener('pointerleave', leave, { signal });
    control.addEventListener('focus', () => control.matches(':focus-visible') && show(), { signal });
    control.addEventListener('blur', hide, { signal });
    control.addEventListener('click', kind === 'reason' ? show : hide, { signal });
    return () => {
      mounted.abort();
      hide();
    };
  }, [bubble, kind]);
}
