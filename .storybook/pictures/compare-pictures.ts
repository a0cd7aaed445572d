import type { StoryContext } from 'storybook/internal/csf';
import { commands, page } from 'vitest/browser';
import { type Look, looksOf } from '#tests/visual/looks.ts';
import { loadBookFonts } from '../book-fonts.ts';
import { switchShownConsole } from '../shown-console.ts';
import { atStoryEnd } from '../story-watchers.ts';
import { drawerHere } from './drawn-here.ts';
import { everyPart } from './every-part.ts';
import { holdTimers } from './held-timers.ts';
import { whenDrawn, whenStill } from './when-still.ts';

/** Waits for all that the page of a story does by itself. */
async function whenStoryEnds({ parameters, world }: StoryContext): Promise<void> {
  // The hub is begun last, once the first page is quiet; nobody who is not signed in has one.
  const isInFrame = parameters.at?.startsWith('/home') === true && parameters.as !== null;
  await whenStill(isInFrame, () => isInFrame && world.hub.connections() === 0);
}

/** Waits for what a page of another size or language draws: it has nothing more to fetch. */
const whenChanged = () => whenStill(false, () => false);

/** Gives the page the look; answers how to take it back. */
async function wear({ theme, width, language }: Look): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const { dataset } = document.documentElement;
  // The book has set one before every story.
  const themeBefore = dataset['theme'] ?? 'light';
  dataset['theme'] = theme;
  const languageBefore = language && (await switchShownConsole(language));
  if (width !== undefined) await page.viewport(width, innerHeight);
  return async () => {
    dataset['theme'] = themeBefore;
    if (languageBefore !== undefined) await switchShownConsole(languageBefore);
    if (width !== undefined) await page.viewport(innerWidth, innerHeight);
  };
}

async function compare(story: StoryContext, looks: readonly Look[], drawer: string): Promise<void> {
  const differing: string[] = [];
  await whenStoryEnds(story);
  holdTimers();
  for (const look of looks) {
    const takeBack = await wear(look);
    try {
      if (look.width !== undefined) await whenChanged();
      await whenDrawn();
      differing.push(...(await commands.comparePicture({ story: story.id, look: look.name, drawer })));
    } finally {
      await takeBack();
    }
  }
  // What looks at the story next finds it as it was.
  if (looks.some(({ width }) => width !== undefined)) await whenChanged();
  if (differing.length > 0)
    throw new Error(
      [
        ...differing,
        'Before, after and difference: npm run pictures:review. Meant so: npm run pictures -- --update.',
      ].join('\n'),
    );
}

await loadBookFonts();
const drawer = await drawerHere();
await everyPart;
atStoryEnd('pictures', async (story) => {
  const looks = looksOf(story);
  if (looks.length > 0) await compare(story, looks, drawer);
});
