import { type Area, isOver } from '../area/area.ts';
import type { ToastPosition } from './toast-types.ts';

/** From which edge the toasts are measured, and how far they are from it. */
export interface ToastPlace {
  readonly edge: 'top' | 'middle' | 'bottom';
  /** CSS pixels. */
  readonly offset: number;
}

/** What the place depends on. */
export interface ToastScene {
  readonly position: ToastPosition;
  readonly viewport: { readonly width: number; readonly height: number };
  /** In the middle of what those stand that keep to no side. */
  readonly page: Pick<Area, 'left' | 'right'>;
  /** Where they stand already: messages that are read do not move while they lie over nothing. */
  readonly now?: ToastPlace | undefined;
  readonly toasts: { readonly width: number; readonly height: number };
  /** What must stay visible: the control with the focus, the bulk bar. */
  readonly keepOff: readonly Area[];
  /** What gives way first: the other buttons of open dialogs. */
  readonly buttons: readonly Area[];
}

/** Distance to the edge of the screen, and to what must stay visible. */
const margin = 12;

/** Where toasts stand when nothing is in the way. */
export function homeOf(position: ToastPosition): ToastPlace {
  if (position.startsWith('top')) return { edge: 'top', offset: margin };
  return position.startsWith('bottom') ? { edge: 'bottom', offset: margin } : { edge: 'middle', offset: 0 };
}

function areaAt({ edge, offset }: ToastPlace, { position, viewport, page, toasts }: ToastScene): Area {
  const left = position.endsWith('left')
    ? margin
    : position.endsWith('right')
      ? viewport.width - toasts.width - margin
      : (page.left + page.right - toasts.width) / 2;
  const tops = {
    top: offset,
    middle: (viewport.height - toasts.height) / 2 + offset,
    bottom: viewport.height - toasts.height - offset,
  };
  return { left, top: tops[edge], right: left + toasts.width, bottom: tops[edge] + toasts.height };
}

/** Where they stand, else at their own place, else next to what is in the way, else at the other edge. */
function freePlace(scene: ToastScene): ToastPlace | undefined {
  const { keepOff, position, viewport, now } = scene;
  const home = homeOf(position);
  // The nearest to the edge first: the focus may be anywhere, and the bulk bar is at the end.
  const besides = (edge: 'top' | 'bottom', offsets: readonly number[]): readonly ToastPlace[] =>
    offsets.toSorted((one, next) => one - next).map((offset) => ({ edge, offset: offset + margin }));
  const above = besides(
    'bottom',
    keepOff.map(({ top }) => viewport.height - top),
  );
  const below = besides(
    'top',
    keepOff.map(({ bottom }) => bottom),
  );
  const other: ToastPlace = { edge: home.edge === 'bottom' ? 'top' : 'bottom', offset: margin };
  const places = [
    ...(now ? [now] : []),
    home,
    ...(home.edge === 'bottom' ? [...above, other, ...below] : [...below, other, ...above]),
  ];
  const isFree = (place: ToastPlace): boolean => {
    const area = areaAt(place, scene);
    return area.top >= 0 && area.bottom <= viewport.height && !keepOff.some((kept) => isOver(kept, area));
  };
  return places.find(isFree);
}

/**
 * Where toasts stand so that they cover neither the focused control nor the bulk bar (WCAG 2.4.11), nor what an open
 * dialog offers. Where that is not possible, what is higher than half the screen, as a page or a drawer with the focus,
 * gives way; then the buttons in the midst of a dialog do, and then all.
 */
export function placeToasts(scene: ToastScene): ToastPlace {
  const { keepOff, buttons, viewport } = scene;
  const low = keepOff.filter(({ top, bottom }) => bottom - top < viewport.height / 2);
  for (const kept of [[...keepOff, ...buttons], [...low, ...buttons], keepOff, low]) {
    const place = freePlace({ ...scene, keepOff: kept });
    if (place !== undefined) return place;
  }
  return homeOf(scene.position);
}
