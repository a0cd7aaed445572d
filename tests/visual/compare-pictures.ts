import { colorSchemes } from '@archive-console/ui';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import drawnBy from './drawn-by.json' with { type: 'json' };
import { whenDrawn, whenStill } from './when-still.ts';

/** Every browser draws text a little differently from one major version to the next: pictures hold for one only. */
const isSameBrowser = navigator.userAgent.includes(`Chrome/${drawnBy.chromium}.`);

if (!isSameBrowser) {
  console.warn(
    `Pictures are not compared: they were drawn by Chromium ${drawnBy.chromium}, this is ${navigator.userAgent}.`,
  );
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!isSameBrowser || storyId === undefined || task.result?.state === 'fail') return;
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  await whenStill();
  for (const theme of colorSchemes) {
    dataset['theme'] = theme;
    await whenDrawn();
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}-${theme}`);
  }
  dataset['theme'] = before;
});
