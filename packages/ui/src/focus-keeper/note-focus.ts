let last: Element | undefined;

const note = ({ target }: FocusEvent): void => {
  last = target instanceof Element ? target : undefined;
};

/**
 * Notes what has the focus, from now on and for as long as the page lives; called again, it does nothing. `keepFocus`
 * does it as well, but may come late: with this called at the page's start, it knows of what went away before it came.
 */
export function noteFocus(): void {
  // What has it already, by the first drawing of the page.
  last ??= document.activeElement ?? undefined;
  document.addEventListener('focusin', note);
}

/** What had the focus last, even if it was removed. */
export const lastFocused = (): Element | undefined => last;
