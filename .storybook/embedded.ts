/** Storybook plays nothing in a page whose address says this. */
const MARK = 'embed';
/** The mark of the page of both themes: its frames have one that stays. */
const HALVES = 'halves';

const isEmbedded = () => new URLSearchParams(location.search).get(MARK) === 'true';

/** A page in a frame of the book leaves the focus where the reader has it, until the reader is in that frame. */
export function leaveFocusOutside(): void {
  if (!isEmbedded()) return;
  const { focus } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    value(this: HTMLElement, options?: FocusOptions) {
      if (document.hasFocus()) focus.call(this, options);
    },
  });
}

/** Where a page shows its story in frames there is nothing to play on: Storybook looks into the address for that. */
export function playUnless(isInFrames: boolean): void {
  const address = new URL(location.href);
  if (isInFrames === address.searchParams.has(HALVES)) return;
  for (const mark of [HALVES, MARK])
    if (isInFrames) address.searchParams.set(mark, 'true');
    else address.searchParams.delete(mark);
  history.replaceState(history.state, '', address);
}
