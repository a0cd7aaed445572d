/// <reference path="./font-url.d.ts" />
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Fetches Inter (variable, latin) from the console's own origin and swaps it in. Call it after the first
 * paint: until then the stand-in of `GlobalStyle` has the same proportions, and no web font is in the way.
 * Needs `font-src 'self'`.
 *
 * @returns whether Inter is in use now. A font that does not arrive is no error: the stand-in stays.
 */
export async function loadFonts(): Promise<boolean> {
  const inter = new FontFace('Inter Variable', `url(${JSON.stringify(interUrl)}) format('woff2')`, {
    weight: '100 900',
    // It has arrows up and down, but none to the sides: all four come from the next font.
    unicodeRange: 'U+0-2190,U+2192,U+2194-FFFF',
  });
  try {
    document.fonts.add(await inter.load());
    return true;
  } catch {
    return false;
  }
}
