import { commands } from 'vitest/browser';
import { whenDrawn } from './when-still.ts';

/** A line in each font of the book, with letters of every shape. */
const LETTERS = 'Archive 2026: Zwölf Boxkämpfer jagen Eva quer über den Sylter Deich → ✓';
const FONTS = ['Inter Variable', 'Inter Fallback', 'Cascadia Mono'];

/** A sheet of letters that covers the upper left corner of the page. */
function lettersOnPage(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: 9999; width: 480px; height: 60px; overflow: hidden; background: #fff; color: #000';
  for (const font of FONTS) {
    const line = document.createElement('div');
    line.style.cssText = `font: 13.5px/20px '${font}'; white-space: nowrap`;
    line.textContent = LETTERS;
    sheet.append(line);
  }
  document.body.append(sheet);
  return sheet;
}

/**
 * What pictures depend on, besides the stories: the major version of the browser, as each draws text a little
 * differently, and a hash of letters that are drawn as pictures are, as settings and graphics of a computer change their
 * edges.
 */
export async function drawerHere(): Promise<string> {
  const sheet = lettersOnPage();
  await whenDrawn();
  const { width, height } = sheet.getBoundingClientRect();
  const letters = await commands.hashCorner({ width, height });
  sheet.remove();
  const major = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'unknown';
  return `chromium-${major}/${letters}`;
}
