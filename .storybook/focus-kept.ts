import { waitFor } from 'storybook/test';
import { atStoryEnd, atStoryStart } from './story-watchers.ts';

let last: Element | undefined;
let watch = new AbortController();

/** The element that had the focus and was removed from the page, where nothing has the focus now. */
const lost = () =>
  document.activeElement === document.body && last?.isConnected === false ? last : undefined;

atStoryStart('focus', async () => {
  last = undefined;
  watch = new AbortController();
  const note = ({ target }: FocusEvent) => void (last = target instanceof Element ? target : undefined);
  document.addEventListener('focusin', note, { signal: watch.signal });
});

// A person who presses a control that is then removed is not sent back to the start of the page. A
// part that stands alone has no main part to fall back on: the screens that use it are watched.
atStoryEnd('focus', async () => {
  watch.abort();
  if (document.querySelector('main') === null) return;
  // What keeps the focus comes when the first page stands.
  await waitFor(() => {
    const removed = lost();
    if (removed === undefined) return;
    const { outerHTML } = removed.cloneNode() as Element;
    throw new Error(`The focus was on ${outerHTML}, which was removed, and is nowhere now.`);
  });
});
