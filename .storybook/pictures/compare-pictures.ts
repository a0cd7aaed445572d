import { colorSchemes } from '@archive-console/ui';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { atStoryEnd } from '../story-end.ts';
import { whyNotHere } from './drawn-here.ts';
import { whenDrawn, whenStill } from './when-still.ts';

async function compare(id: string): Promise<void> {
  const { dataset } = document.documentElement;
  // The book has set one before every story.
  const before = dataset['theme'] ?? 'light';
  await whenStill();
  try {
    for (const theme of colorSchemes) {
      dataset['theme'] = theme;
      await whenDrawn();
      await expect.soft(page).toMatchScreenshot(`${id}-${theme}`);
    }
  } finally {
    dataset['theme'] = before;
  }
}

const whyNot = whyNotHere();
if (whyNot === undefined) atStoryEnd('pictures', ({ id }) => compare(id));
else console.warn(`Pictures are not compared: ${whyNot}.`);
