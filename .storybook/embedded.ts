/** Storybook plays nothing in a page whose address says this. */
const MARK = 'embed';

/** Whether the page stands in a frame of the book. */
export const isEmbedded = () => new URLSearchParams(location.search).get(MARK) === 'true';

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
