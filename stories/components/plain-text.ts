/** What an element says, with ordinary spaces in place of those that hold a value and its unit together. */
export const plainText = (element: HTMLElement): string =>
  element.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
