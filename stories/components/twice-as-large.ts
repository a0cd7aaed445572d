/**
 * A reader whose browser is set to write twice as large. For the time of a story: give it to
 * `beforeEach`.
 */
export function twiceAsLarge(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '32px';
  return () => void style.removeProperty('font-size');
}
