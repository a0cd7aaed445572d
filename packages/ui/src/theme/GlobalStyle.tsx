import { useInsertionEffect } from 'react';
import { globalCss } from './global-css.ts';

/**
 * Custom properties of both themes, reset, type, focus ring, reduced motion, forced colors and print.
 * Render it once, above everything else. The theme is `document.documentElement.dataset.theme`:
 * `light`, `dark`, or anything else for the reader's own preference.
 *
 * It has a style element of its own, before those of the components: when a rule is added to a sheet, as each component
 * does where it is first drawn, the browser looks again at all that any rule of this sheet concerns. Here that would be
 * every element, and for the font every line of text.
 *
 * A document whose content policy allows no style element that a script writes has `globalCss` in it instead.
 */
export function GlobalStyle() {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    style.textContent = globalCss;
    document.head.prepend(style);
    return () => style.remove();
  }, []);
  return null;
}
