import axe, { type RunOptions } from 'axe-core';
import { firstOfEachPage } from './first-of-each-page.ts';
import { atStoryEnd } from './story-watchers.ts';

/** All else that axe looks at is the same in both themes, and is looked at in the light one. */
const contrast: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

const isFirst = firstOfEachPage();

// Every component as it is used, and as it looks under the pointer; `npm run stories:dark` looks at all there is.
atStoryEnd('contrast in the dark', async (story) => {
  const { dataset } = document.documentElement;
  const isShown = isFirst(story) || story.parameters['pseudo'] !== undefined;
  if (!isShown || dataset['theme'] !== 'light' || story.globals['theme'] === 'forced') return;
  dataset['theme'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, contrast);
    const unread = violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary));
    if (unread.length > 0) throw new Error(`In the dark: ${unread.join('\n')}`);
  } finally {
    dataset['theme'] = 'light';
  }
});
