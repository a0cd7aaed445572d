import { controls } from './controls.ts';
import { nameOfSlot, type Slot } from './slots.ts';

/** A part of a component, where it is in an example. */
export interface Part {
  name: string;
  said: string;
  elements: readonly Element[];
  /** Its texts; none where it is a drawing or a control. */
  texts: readonly string[];
}

/** The parts of what is drawn in a place. */
export function findParts(place: Element, slots: readonly Slot[]): Part[] {
  const ofSlots = slots.flatMap((slot): (Part & Slot)[] => {
    const elements = elementsOf(place, slot);
    return elements.length === 0 ? [] : [{ ...slot, name: nameOfSlot(slot.name), elements }];
  });
  const given = withoutRepeated(ofSlots);
  const within = given.filter(({ isContent }) => isContent).flatMap(({ elements }) => elements);
  const brought = controlsIn(place).filter(
    ({ elements: [control] }) =>
      control !== undefined &&
      !given.some(({ elements }) => elements.includes(control)) &&
      !within.some((element) => element.contains(control)),
  );
  return [...given, ...brought].map(({ name, said, elements, texts }) => ({ name, said, elements, texts }));
}

/** Two properties may say the same: the first one counts. */
const withoutRepeated = <One extends Part>(parts: readonly One[]): One[] =>
  parts.filter(
    ({ elements: [element] }, place) => parts.findIndex(({ elements }) => elements[0] === element) === place,
  );

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
};

/** By the name that the styles of the component give the part, else by its texts, a drawing by being one. */
function elementsOf(place: Element, { name, texts, isDrawing }: Slot): Element[] {
  const part = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const [first] = [...place.querySelectorAll(`[class*="styles__${part}-"]`)].filter((one) => isSeen(one));
  if (first !== undefined) return [first];
  if (isDrawing) return [...place.querySelectorAll('svg')].filter((element) => isSeen(element)).slice(0, 1);
  const found = [...new Set(texts)].flatMap((text) => elementWith(place, text) ?? []);
  // What is simply put into a component may be more than text.
  const body = name === 'children' && place.querySelector('[class*="styles__Body-"]');
  return found.length === 0 && body && isSeen(body) ? [body] : found;
}

/** The element whose own words these are, or whose name. */
function elementWith(place: Element, text: string): Element | undefined {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent?.trim() === text && parentElement !== null && isSeen(parentElement)) return parentElement;
  }
  return [...place.querySelectorAll('[aria-label], [placeholder], [alt], input, textarea')].find(
    (element) =>
      isSeen(element) &&
      (['aria-label', 'placeholder', 'alt'].some((name) => element.getAttribute(name) === text) ||
        ('value' in element && element.value === text)),
  );
}

const controlsIn = (place: Element): Part[] => {
  const seen = new Set<Element>();
  return controls.flatMap(({ selector, name, said, most = 2 }) =>
    [...place.querySelectorAll(selector)]
      .filter((element) => isSeen(element) && !seen.has(element) && seen.add(element))
      .slice(0, most)
      .map((element) => ({ name: nameOfControl(name, element), said, elements: [element], texts: [] })),
  );
};

/** A button has its own name beside it, where it is short. */
function nameOfControl(name: string, element: Element): string {
  if (!element.matches('button, a')) return name;
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return words === '' || words.length > 50 ? name : `${name} “${words}”`;
}
