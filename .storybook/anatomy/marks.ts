import { findParts, type Part } from './find-parts.ts';
import { openedIn } from './opened-in.ts';
import type { Slot } from './slots.ts';

/** Where a part lies on the stage, in CSS pixels. */
export interface Mark extends Pick<Part, 'name' | 'said'> {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The corner at which its number has room. */
  pin: { left: number; top: number };
}

/** Between a part and the line around it. */
const AIR = 3;
/** What begins less far apart stands in one line. */
const LINE = 12;
/** The edge of a number, and a little more. */
const PIN = 22;

/** Marks the parts of the example on a stage. */
export function marksOn(stage: HTMLElement, slots: readonly Slot[]): Mark[] {
  const example = exampleOn(stage);
  if (example === undefined) return [];
  const { place, origin } = example;
  const boxed = findParts(place, slots).map(({ name, said, elements, texts }) => {
    const around = elements.length > 1 ? commonOf(elements) : undefined;
    const boxes = around ? [around.getBoundingClientRect()] : elements.map((one) => boxOf(one, texts));
    const left = Math.min(...boxes.map((box) => box.left)) - origin.left - AIR;
    const top = Math.min(...boxes.map((box) => box.top)) - origin.top - AIR;
    const width = Math.max(...boxes.map((box) => box.right)) - origin.left + AIR - left;
    const height = Math.max(...boxes.map((box) => box.bottom)) - origin.top + AIR - top;
    return { name, said, left, top, width, height };
  });
  const taken: Mark['pin'][] = [];
  return boxed.toSorted(asRead).map((part) => {
    const pin = freeCorner(part, taken);
    taken.push(pin);
    return { ...part, pin };
  });
}

/** Where the parts are, and the corner of the stage as seen from there: in a frame, places count from its own corner. */
function exampleOn(stage: HTMLElement): { place: Element; origin: Corner } | undefined {
  const origin = stage.getBoundingClientRect();
  const frame = stage.querySelector('iframe');
  const place = frame === null ? stage.querySelector('[data-example]') : openedIn(frame);
  if (!place) return undefined;
  if (frame === null) return { place, origin };
  const { left, top } = frame.getBoundingClientRect();
  return { place, origin: { left: origin.left - left, top: origin.top - top } };
}

/** Line by line, and from left to right in a line. */
function asRead(one: Box, other: Box): number {
  const isOneLine = Math.abs(one.top - other.top) < LINE;
  return isOneLine ? one.left - other.left : one.top - other.top;
}

/** The least element that several lie in. */
function commonOf([first, ...others]: readonly Element[]): Element | undefined {
  let around = first;
  while (around && !others.every((one) => around?.contains(one))) around = around.parentElement ?? undefined;
  return around;
}

/** A text has its own box where more stands in its element; what holds other things is as wide as they are. */
function boxOf(element: Element, texts: readonly string[]): DOMRect {
  const whole = element.getBoundingClientRect();
  const own = [...element.childNodes].find(
    (node) => node.nodeType === Node.TEXT_NODE && texts.includes(node.textContent?.trim() ?? ''),
  );
  if (element.childNodes.length === 0 || texts.length === 0) return whole;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(own ?? element);
  const box = range.getBoundingClientRect();
  return box.width > 2 && box.height > 2 ? box : whole;
}

type Corner = Pick<Mark, 'left' | 'top'>;
type Box = Pick<Mark, 'left' | 'top' | 'width' | 'height'>;

/** A number stands at the first corner of its part where no other one stands yet, of a small part in a small one beside it. */
function freeCorner({ left, top, width, height }: Box, taken: readonly Mark['pin'][]): Mark['pin'] {
  const [start, end] = [left - PIN / 2, left + width - PIN / 2];
  const [above, below] = [top - PIN / 2, top + height - PIN / 2];
  const corners = [
    { left: start, top: above },
    { left: end, top: above },
    { left: start, top: below },
    { left: end, top: below },
    { left: left + width / 2 - PIN / 2, top: above },
    { left: left + width / 2 - PIN / 2, top: below },
    { left: start, top: top + height / 2 - PIN / 2 },
    { left: end, top: top + height / 2 - PIN / 2 },
    { left: left + width + 2, top: top + height / 2 - PIN / 2 },
  ];
  const isFree = (corner: Mark['pin']) =>
    taken.every((one) => Math.abs(one.left - corner.left) >= PIN || Math.abs(one.top - corner.top) >= PIN);
  return corners.find(isFree) ?? { left: start, top: above };
}
