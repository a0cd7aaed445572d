import { pathShown } from './shown-console.ts';
import { atStoryEnd, atStoryStart } from './story-watchers.ts';

interface PageHeading {
  readonly element: Element;
  readonly words: string;
  /** Another frame has a main part of its own, and with it another page. */
  readonly main: Element;
  readonly path: string | undefined;
}

let last: PageHeading | undefined;
let replaced: string[] = [];

function look(): void {
  const element = document.querySelector('main h1');
  const main = element?.closest('main');
  if (!element || !main || element === last?.element) return;
  const next = { element, words: element.textContent, main, path: pathShown() };
  if (last?.main === main && last.path === next.path) replaced.push(`"${last.words}" by "${next.words}"`);
  last = next;
}

const observer = new MutationObserver(look);

atStoryStart('one heading', async () => {
  last = undefined;
  replaced = [];
  observer.observe(document.body, { childList: true, subtree: true });
});

// The focus is put on the heading of a new page, before the page has loaded: an element that goes away takes it along.
atStoryEnd('one heading', async () => {
  observer.disconnect();
  if (replaced.length === 0) return;
  throw new Error(
    `The heading of a page is one element, whose words may change. Replaced: ${replaced.join(', ')}.`,
  );
});
