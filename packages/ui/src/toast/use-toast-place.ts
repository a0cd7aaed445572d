import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type Area, isOver } from '../area/area.ts';
import { homeOf, placeToasts, type ToastPlace } from './place-toasts.ts';
import { keepRoom } from './toast-room.ts';
import type { Toast, ToastPosition } from './toast-types.ts';

type Sides = Pick<Area, 'left' | 'right'>;

const wholeWindow = (): Sides => ({ left: 0, right: document.documentElement.clientWidth });

const barsOf = () => [...document.querySelectorAll('[data-toast-keep-off]')];

/** The open dialogs. Each message is one too, for those who hear it. */
const dialogsBeside = (own: Element | null) =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (dialog) => own?.contains(dialog) !== true,
  );

/** Where the buttons of open dialogs are, as far as they are not scrolled out of them. */
const buttonsBeside = (own: Element): readonly Area[] =>
  dialogsBeside(own).flatMap((dialog) => {
    const around = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('button')]
      .map((button) => button.getBoundingClientRect())
      .filter((area) => isOver(area, around));
  });

/** What the toasts give way to. */
interface InTheWay {
  readonly elements: readonly Element[];
  readonly buttons: readonly Area[];
}

const nothing: InTheWay = { elements: [], buttons: [] };

/** The control with the focus, outside the toasts. */
function focusedBeside(own: Element): readonly Element[] {
  const focused = document.activeElement;
  return focused && focused !== document.body && !own.contains(focused) ? [focused] : [];
}

const isOther = (before: readonly Element[], now: readonly Element[]): boolean =>
  now.length !== before.length || now.some((element, index) => element !== before[index]);

/** The page beside the navigation, whose middle is that of a bulk bar too; the window, where messages are wider. */
function pageAround(width: number): Sides {
  const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? wholeWindow();
  return right - left < width ? wholeWindow() : { left, right };
}

/**
 * The place of the toasts, looked for anew when the focus moves, what has it grows, a bulk bar or a dialog comes or
 * changes, the window changes, anything changes in the toasts, or they are to stand elsewhere. While a page is scrolled
 * they give way to bars alone: the reader moves the focused control, and they do not run before it.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  position: ToastPosition,
  toasts: readonly Toast[],
) {
  const [place, setPlace] = useState<ToastPlace>(() => homeOf(position));
  const [page, setPage] = useState(wholeWindow);
  /** Where they stand already, also where that is not drawn yet: several looks may come in one frame. */
  const stood = useRef<{ readonly position: ToastPosition; readonly place: ToastPlace }>(undefined);
  const look = useEffectEvent((inTheWay: (own: Element) => InTheWay) => {
    const own = region.current;
    if (!own) return;
    const { width, height } = own.getBoundingClientRect();
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const around = pageAround(width);
    const bars = barsOf().map((bar) => bar.getBoundingClientRect());
    const { elements, buttons } = inTheWay(own);
    const next = placeToasts({
      position,
      viewport,
      page: around,
      toasts: { width, height },
      keepOff: [...elements.map((element) => element.getBoundingClientRect()), ...bars],
      buttons,
      now: stood.current?.position === position ? stood.current.place : undefined,
    });
    stood.current = { position, place: next };
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
    const again = (): void => look((own) => ({ elements: focusedBeside(own), buttons: buttonsBeside(own) }));
    const giveWayToBars = (): void => look(() => nothing);
    const sizes = new ResizeObserver(again);
    const frame = new ResizeObserver(giveWayToBars);
    let bars: readonly Element[] = [];
    let dialogs: readonly Element[] = [];
    const follow = (): void => {
      bars = barsOf();
      dialogs = dialogsBeside(region.current);
      sizes.disconnect();
      // The buttons of a dialog move as it grows, without a change of their own size.
      for (const element of [region.current, document.activeElement, ...dialogs])
        if (element) sizes.observe(element);
      frame.disconnect();
      for (const element of [document.querySelector('main'), ...bars]) if (element) frame.observe(element);
      again();
    };
    const comings = new MutationObserver((changes) => {
      const isNew = isOther(bars, barsOf()) || isOther(dialogs, dialogsBeside(region.current));
      if (isNew) follow();
      else if (changes.some(({ target }) => dialogs.some((dialog) => dialog.contains(target)))) again();
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
    // A dialog that rises stands higher than when it came.
    document.addEventListener('animationend', again);
    window.addEventListener('resize', again);
    window.addEventListener('scroll', giveWayToBars, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      frame.disconnect();
      comings.disconnect();
      cancelAnimationFrame(frameOfFocus);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('animationend', again);
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', giveWayToBars, { capture: true });
    };
  }, [region, position, toasts]);
  const isAtASide = /left$|right$/.test(position);
  const { left, right } = isAtASide ? wholeWindow() : page;
  return { ...place, start: left, end: document.documentElement.clientWidth - right };
}
