import { atStoryEnd } from './story-watchers.ts';

/** What Tab may reach. */
const control =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]:not([contenteditable="false"])';

/**
 * What the primitives library draws has its keys from there; a label hands a press on to its field, the rows of a list
 * theirs to the link in the row that was pressed.
 */
const elsewhere = '[data-rac], [data-react-aria-pressable], label, tbody';

/** Actions of a pointer, as React knows them. */
const actions = ['onClick', 'onDoubleClick', 'onMouseDown', 'onPointerDown'];

function isPressable(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key && Reflect.get(element, key);
  return typeof props === 'object' && props !== null && actions.some((action) => Reflect.has(props, action));
}

/** A button of one pixel closes what floats for those who hear the page; for all others there is Esc. */
const isInUse = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[aria-hidden="true"], [inert], :disabled') === null;

const isTabStop = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;

/** The numbered items beside it, if it stands in one: Tab reaches one of them, and keys lead to the others. */
const itemsBeside = (element: Element) => [
  ...(element.closest('[aria-posinset]')?.parentElement?.querySelectorAll(control) ?? []),
];

/** What only a pointer can do something with: nothing that Tab reaches is it, around it, inside it or beside it. */
function onlyForThePointer(): Element | undefined {
  return [...document.body.querySelectorAll('*')].find((element) => {
    if (!isPressable(element) || element.matches(elsewhere) || !isInUse(element)) return false;
    const around = element.closest(control);
    const inside = element.querySelectorAll(control);
    return ![...(around === null ? [] : [around]), ...inside, ...itemsBeside(element)].some(isTabStop);
  });
}

// Everything works without a mouse.
atStoryEnd('without a mouse', async () => {
  const element = onlyForThePointer();
  if (element === undefined) return;
  const { outerHTML } = element.cloneNode() as Element;
  throw new Error(`Only a pointer can do something with ${outerHTML}: no keyboard reaches it.`);
});
