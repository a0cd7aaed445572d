/// <reference path="./font-url.d.ts" />
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Fetches Inter (variable, latin) from the console's own origin, and puts it to use where the page still wants it when
 * it arrives: every text is then laid out once more. Until then the stand-in of `GlobalStyle`, which has the same
 * proportions, is in use. Needs `font-src 'self'`.
 *
 * @param isWanted asked when the font is there; where it is not wanted, the browser has kept it for the next visit.
 *   @default always
 * @returns whether the font has arrived. One that does not is no error: the stand-in stays.
 */
export async function loadFonts(isWanted: () => boolean = () => true): Promise<boolean> {
  const inter = new FontFace('Inter Variable', `url(${JSON.stringify(interUrl)}) format('woff2')`, {
    weight: '100 900',
    // It has arrows up and down, but none to the sides: all four come from the next font.
    unicodeRange: 'U+0-2190,U+2192,U+2194-FFFF',
  });
  try {
    await inter.load();
  } catch {
    return false;
  }
  if (isWanted()) document.fonts.add(inter);
  return true;
}
