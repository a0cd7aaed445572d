import { colorSchemes } from '@archive-console/ui';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { atStoryEnd } from '../story-end.ts';
import drawnBy from '#tests/visual/drawn-by.json' with { type: 'json' };
import { whenDrawn, whenStill } from './when-still.ts';

/** Every browser draws text a little differently from one major version to the next: pictures hold for one only. */
const isSameBrowser = navigator.userAgent.includes(`Chrome/${drawnBy.chromium}.`);

async function compare(id: string): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  await whenStill();
  for (const theme of colorSchemes) {
    dataset['theme'] = theme;
    await whenDrawn();
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${theme}`);
  }
  dataset['theme'] = before;
}

if (isSameBrowser) {
  atStoryEnd('pictures', ({ id }) => compare(id));
} else {
  console.warn(
    `Pictures are not compared: they were drawn by Chromium ${drawnBy.chromium}, this is ${navigator.userAgent}.`,
  );
}
