import { colorSchemes } from '@archive-console/ui';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadBookFonts } from '../book-fonts.ts';
import { atStoryEnd } from '../story-watchers.ts';
import { canCompareHere, makeRoomFor } from './drawn-here.ts';
import { everyPart } from './every-part.ts';
import { isPhotographed } from '#tests/visual/is-photographed.ts';
import { pictureName } from '#tests/visual/picture-name.ts';
import { whenDrawn, whenStill } from './when-still.ts';

async function compare({ id, parameters, world }: StoryContext): Promise<void> {
  const { dataset } = document.documentElement;
  // The book has set one before every story.
  const before = dataset['theme'] ?? 'light';
  // The hub is begun last, once the first page is quiet; nobody who is not signed in has one.
  const isInFrame = parameters.at?.startsWith('/home') === true && parameters.as !== null;
  await whenStill(isInFrame, () => isInFrame && world.hub.connections() === 0);
  try {
    for (const theme of colorSchemes) {
      dataset['theme'] = theme;
      await whenDrawn();
      const picture = pictureName(id, theme);
      await makeRoomFor(picture);
      await expect.soft(page).toMatchScreenshot(picture);
    }
  } finally {
    dataset['theme'] = before;
  }
}

await loadBookFonts();

if (await canCompareHere()) {
  await everyPart;
  atStoryEnd('pictures', async (story) => {
    if (isPhotographed(story)) await compare(story);
  });
}
