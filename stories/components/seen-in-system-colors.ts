/** Whether a color is neither clear nor that of the page. */
const isSeen = (color: string): boolean =>
  !/^rgba\(.*, 0\)$/.test(color) && color !== getComputedStyle(document.body).backgroundColor;

/** Whether an element has a line around or below it. */
function hasLine(element: Element): boolean {
  const style = getComputedStyle(element);
  return (['border-top', 'border-bottom', 'outline'] as const).some(
    (line) =>
      style.getPropertyValue(`${line}-style`) !== 'none' &&
      style.getPropertyValue(`${line}-width`) !== '0px' &&
      isSeen(style.getPropertyValue(`${line}-color`)),
  );
}

/** How far out the line may lie: a part of a date stands in an entry, in a field, in a frame. */
const AROUND = 4;

/** Whether a line is around an element or what holds it: system colors draw no shadows and tints. */
export function isFramed(element: Element | undefined): boolean {
  let part: Element | null = element ?? null;
  for (let up = 0; part !== null && up < AROUND; up += 1, part = part.parentElement)
    if (hasLine(part)) return true;
  return false;
}

/** Whether words are marked by a line, not by their color alone. */
export const isMarked = (words: Element | undefined): boolean =>
  words !== undefined && getComputedStyle(words).textDecorationLine !== 'none';

/** Whether a shape of a drawing stands out from the page, by its face or its stroke. */
export function isDrawn(shape: Element): boolean {
  const { fill, stroke } = getComputedStyle(shape);
  return [fill, stroke].some((ink) => ink !== 'none' && isSeen(ink));
}
