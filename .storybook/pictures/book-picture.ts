import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { BOOK_PICTURES } from '#tests/visual/kept-pictures.ts';
import { pictureName } from '#tests/visual/picture-lines.ts';
import type { PictureAsked } from './picture-command.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Keeps the page as a small picture for the pages of the book. */
    keepForBook(asked: PictureAsked): Promise<void>;
  }
}

/** A board shows a picture about half as wide as the page. */
const SCALE = 0.5;

/** Runs in Node, beside the browser. */
export const keepForBook: BrowserCommand<[PictureAsked], void> = async ({ page }, asked) => {
  const session = await page.context().newCDPSession(page);
  const { cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth: width, clientHeight: height } = cssLayoutViewport;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, width, height, scale: width < 640 ? 1 : SCALE },
  });
  await session.detach();
  mkdirSync(BOOK_PICTURES, { recursive: true });
  writeFileSync(join(BOOK_PICTURES, `${pictureName(asked)}.webp`), Buffer.from(data, 'base64'));
};
