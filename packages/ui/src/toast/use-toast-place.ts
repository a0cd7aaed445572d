import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Area } from '../area/area.ts';
import { homeOf, placeToasts, type ToastPlace } from './place-toasts.ts';
import { keepRoom } from './toast-room.ts';
import type { Toast, ToastPosition } from './toast-types.ts';

type Sides = Pick<Area, 'left' | 'right'>;

const wholeWindow = (): Sides => ({ left: 0, right: document.documentElement.clientWidth });

const barsOf = () => [...document.querySelectorAll('[data-toast-keep-off]')];

/** The control with the focus, outside the toasts. */
function focusedBeside(own: Element): readonly Element[] {
  const focused = document.activeElement;
  return focused && focused !== document.body && !own.contains(focused) ? [focused] : [];
}

/** The page beside the navigation, whose middle is that of a bulk bar too; the window, where messages are wider. */
function pageAround(width: number): Sides {
  const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? wholeWindow();
  return right - left < width ? wholeWindow() : { left, right };
}

/**
 * The place of the toasts, looked for anew when the focus moves, what has it grows, a bulk bar comes, the window changes,
 * anything changes in the toasts, or they are to stand elsewhere. While a page is scrolled they give way to bars alone:
 * the reader moves the focused control, and they do not run before it.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  position: ToastPosition,
  toasts: readonly Toast[],
) {
  const [place, setPlace] = useState<ToastPlace>(() => homeOf(position));
  const [page, setPage] = useState(wholeWindow);
  /** At which position they stand already. */
  const stood = useRef<ToastPosition>(undefined);
  const look = useEffectEvent((keepOff: (own: Element) => readonly Element[]) => {
    const own = region.current;
    if (!own) return;
    const { width, height } = own.getBoundingClientRect();
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const around = pageAround(width);
    const bars = barsOf().map((bar) => bar.getBoundingClientRect());
    const next = placeToasts({
      position,
      viewport,
      page: around,
      toasts: { width, height },
      keepOff: [...keepOff(own).map((element) => element.getBoundingClientRect()), ...bars],
      now: stood.current === position ? place : undefined,
    });
    stood.current = position;
    const end = innerHeight - next.offset;
    const isAboveBar = bars.some(({ top }) => top >= end);
    keepRoom(next.edge === 'bottom' ? height + next.offset : 0, isAboveBar);
    setPlace((now) => (now.edge === next.edge && now.offset === next.offset ? now : next));
    setPage((now) => (now.left === around.left && now.right === around.right ? now : around));
  });
  useLayoutEffect(() => () => keepRoom(0), []);
  useLayoutEffect(() => {
    if (toasts.length === 0) {
      stood.current = undefined;
      keepRoom(0);
      return undefined;
    }
    const again = (): void => look(focusedBeside);
    const giveWayToBars = (): void => look(() => []);
    const sizes = new ResizeObserver(again);
    const frame = new ResizeObserver(giveWayToBars);
    let bars = barsOf();
    const follow = (): void => {
      sizes.disconnect();
      for (const element of [region.current, document.activeElement]) if (element) sizes.observe(element);
      frame.disconnect();
      bars = barsOf();
      for (const element of [document.querySelector('main'), ...bars]) if (element) frame.observe(element);
      again();
    };
    const comings = new MutationObserver(() => {
      const now = barsOf();
      if (now.length !== bars.length || now.some((bar, index) => bar !== bars[index])) follow();
    });
    let frameOfFocus = 0;
    // Once the browser has scrolled to what has the focus: it may stand above the messages by then.
    const onFocus = (): void => {
      cancelAnimationFrame(frameOfFocus);
      frameOfFocus = requestAnimationFrame(follow);
    };
    follow();
    comings.observe(document.body, { subtree: true, childList: true });
    document.addEventListener('focusin', onFocus);
    window.addEventListener('resize', again);
    window.addEventListener('scroll', giveWayToBars, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      frame.disconnect();
      comings.disconnect();
      cancelAnimationFrame(frameOfFocus);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', giveWayToBars, { capture: true });
    };
  }, [region, position, toasts]);
  const isAtASide = /left$|right$/.test(position);
  const { left, right } = isAtASide ? wholeWindow() : page;
  return { ...place, start: left, end: document.documentElement.clientWidth - right };
}
