import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Area } from '../area/area.ts';
import { homeOf, placeToasts, type ToastPlace } from './place-toasts.ts';
import { keepRoom } from './toast-room.ts';
import type { Toast, ToastPosition } from './toast-types.ts';

function keepOff(own: Element): readonly Area[] {
  const focused = document.activeElement;
  const control = focused && focused !== document.body && !own.contains(focused) ? [focused] : [];
  const bars = [...document.querySelectorAll('[data-toast-keep-off]')];
  return [...control, ...bars].map((element) => element.getBoundingClientRect());
}

/**
 * The place of the toasts, looked for anew when the focus moves, what has it grows, the window changes, anything changes
 * in the toasts, or they are to stand elsewhere.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  position: ToastPosition,
  toasts: readonly Toast[],
) {
  const [place, setPlace] = useState<ToastPlace>(() => homeOf(position));
  const look = useEffectEvent(() => {
    const own = region.current;
    if (!own) return;
    const { width, height } = own.getBoundingClientRect();
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const next = placeToasts({ position, viewport, toasts: { width, height }, keepOff: keepOff(own) });
    keepRoom(next.edge === 'bottom' ? height + next.offset : 0);
    setPlace((now) => (now.edge === next.edge && now.offset === next.offset ? now : next));
  });
  useLayoutEffect(() => () => keepRoom(0), []);
  useLayoutEffect(() => {
    if (toasts.length === 0) {
      keepRoom(0);
      return undefined;
    }
    const again = (): void => look();
    const sizes = new ResizeObserver(again);
    const follow = (): void => {
      sizes.disconnect();
      for (const element of [region.current, document.activeElement]) if (element) sizes.observe(element);
      again();
    };
    follow();
    document.addEventListener('focusin', follow);
    window.addEventListener('resize', again);
    window.addEventListener('scroll', again, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', follow);
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', again, { capture: true });
    };
  }, [region, position, toasts]);
  return place;
}
