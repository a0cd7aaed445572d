import { expect } from 'storybook/test';

/** What rounding takes. */
const SLACK = 0.5;

/** What is seen besides words. A box to be checked is pressed beside its edge as well. */
const DRAWN = 'svg, img, canvas, input:not([type="checkbox"]), select, textarea';

/** For the ear alone: clipped to nothing, with all that it holds. */
const isForTheEar = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath === 'inset(50%)' || isForTheEar(element.parentElement));

const isSeen = (element: Element | null) => element?.checkVisibility() === true && !isForTheEar(element);

/** Where it is drawn: a text has a box for each of its lines. */
function boxesOf(part: Element | Text): DOMRect[] {
  if (part instanceof Element) return [part.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNode(part);
  return [...range.getClientRects()];
}

/** Everything a part lies in, up to what is laid over the page. */
function holdersOf(part: Element | Text): Element[] {
  const holders: Element[] = [];
  for (let at = part.parentElement; at !== null; at = at.parentElement) {
    holders.push(at);
    if (/absolute|fixed/.test(getComputedStyle(at).position)) break;
  }
  return holders;
}

/** The first holder that a part leaves: beyond its left or right edge, or beyond a lower edge that cuts it off. */
function leftBy(part: Element | Text): Element | undefined {
  let boxes = boxesOf(part);
  return holdersOf(part).find((holder) => {
    const { display, textOverflow, overflowY } = getComputedStyle(holder);
    if (/^(contents|inline)$/.test(display)) return false;
    const edge = holder.getBoundingClientRect();
    // A text that goes on behind an ellipsis is as wide as what shortens it.
    if (textOverflow === 'ellipsis') boxes = [edge];
    return boxes.some(
      ({ left, right, bottom }) =>
        left < edge.left - SLACK ||
        right > edge.right + SLACK ||
        (/hidden|clip/.test(overflowY) && bottom > edge.bottom + SLACK),
    );
  });
}

/** Words, drawings and controls that are seen. */
function seenParts(): (Element | Text)[] {
  const parts: (Element | Text)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Element ? node.matches(DRAWN) : /\S/.test(node.textContent ?? ''))
      parts.push(node as Element | Text);
  return parts.filter((part) => isSeen(part instanceof Element ? part : part.parentElement));
}

const named = (node: Node): string =>
  node instanceof Element ? node.outerHTML.slice(0, 120) : `“${node.textContent}”`;

/**
 * Nothing of a story that is looked at on a telephone is wider than the window, and no word, drawing or control leaves
 * what it lies in, whether it is seen beyond the edge or cut off there: an ellipsis says that a word goes on.
 *
 * @param scrolled what is made to be scrolled: it fits itself, and scrolling leads to what lies in it.
 */
export async function fitsATelephone(scrolled?: Element): Promise<void> {
  await expect(window.innerWidth).toBe(320);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const isScrolledTo = (node: Node) => node !== scrolled && scrolled?.contains(node) === true;
  const wider = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -SLACK || right > 320 + SLACK) && isSeen(element) && !isScrolledTo(element);
  });
  await expect(wider.map(named)).toEqual([]);
  const leaving = seenParts().flatMap((part) => {
    const holder = isScrolledTo(part) ? undefined : leftBy(part);
    return holder === undefined ? [] : [`${named(part)} leaves ${named(holder)}`];
  });
  await expect(leaving).toEqual([]);
}
