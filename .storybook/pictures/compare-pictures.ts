import type { StoryContext } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import { commands, page } from 'vitest/browser';
import { type Variant, variantsOf, variantsOfBook } from '#tests/visual/variants.ts';
import { isAnswerOnItsWay } from '../answered-in-page.ts';
import { loadBookFonts } from '../book-fonts.ts';
import { switchShownConsole } from '../shown-console.ts';
import { isShownOpen } from '../shown-open.ts';
import { atStoryEnd } from '../story-watchers.ts';
import { drawerHere } from './drawn-here.ts';
import { everyPart } from './every-part.ts';
import { holdTimers } from './held-timers.ts';
import { whenDrawn, whenStill } from './when-still.ts';

/** Whether the pictures of the book are kept as well: without them, the run takes a sixth less time. */
const isWholeBook = import.meta.env['VITE_WHOLE_BOOK'] === 'true';

/** Whether a page of the book shows the story as a picture. */
const isOfBook = (title: string) => /^(Screens|Flows)\//.test(title) || isShownOpen(title);

/** Waits for all that the page of a story does by itself. */
async function whenStoryEnds({ parameters, world }: StoryContext): Promise<void> {
  // The hub is begun last, once the first page is quiet; an anonymous visitor has none.
  const isInFrame = parameters.at?.startsWith('/home') === true && parameters.as !== null;
  await whenStill(isInFrame, () => isAnswerOnItsWay() || (isInFrame && world.hub.connections() === 0));
}

/** Waits for what a page of another size or language draws. */
const whenChanged = () => whenStill(false, isAnswerOnItsWay);

/** Applies the variant to the page; answers how to take it back. */
async function wear({ theme, width, language }: Variant): Promise<() => Promise<void>> {
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

/**
 * Takes out of a picture what is not the story's: the navigation of an area, so that a new area changes the pictures of
 * the frame alone, and a document, which the browser draws when it likes. Answers how to take it back.
 */
function leaveOut({ title, canvasElement, words }: StoryContext): () => void {
  const { body } = canvasElement.ownerDocument;
  const leftOut: HTMLElement[] = [...body.querySelectorAll('iframe')];
  if (title.startsWith('Screens/') && !title.startsWith('Screens/Shell'))
    leftOut.push(...within(body).queryAllByRole('navigation', { name: words('shell:navigation.label') }));
  for (const { style } of leftOut) style.setProperty('visibility', 'hidden');
  return () => {
    for (const { style } of leftOut) style.removeProperty('visibility');
  };
}

async function compare(
  story: StoryContext,
  compared: readonly Variant[],
  shown: readonly Variant[],
  drawer: string,
): Promise<void> {
  const variants = [...compared, ...shown];
  const differing: string[] = [];
  // A message is shown for a while, and the page may take longer to come to rest.
  if (document.querySelector('[data-toast]') !== null) holdTimers();
  await whenStoryEnds(story);
  holdTimers();
  const showAll = leaveOut(story);
  for (const variant of variants) {
    const takeBack = await wear(variant);
    try {
      if (variant.width !== undefined) await whenChanged();
      await whenDrawn();
      const asked = { story: story.id, variant: variant.name, drawer };
      if (compared.includes(variant)) differing.push(...(await commands.comparePicture(asked)));
      if (isWholeBook && isOfBook(story.title)) await commands.keepForBook(asked);
    } finally {
      await takeBack();
    }
  }
  showAll();
  // The next check of the story finds it as it was.
  if (variants.some(({ width }) => width !== undefined)) await whenChanged();
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
  const shown = isWholeBook ? variantsOfBook(story) : [];
  const compared = variantsOf(story);
  if (compared.length + shown.length > 0) await compare(story, compared, shown, drawer);
});
