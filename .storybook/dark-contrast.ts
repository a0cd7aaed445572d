import axe, { type RunOptions } from 'axe-core';
import { firstOfEachPage } from './first-of-each-page.ts';
import { atStoryEnd } from './story-watchers.ts';

/** All else that axe checks is the same in both themes, and is checked in the light one. */
const contrast: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

const isFirst = firstOfEachPage();

// Checks every component as it is used and under the pointer; `npm run stories:dark` checks every
// story.
atStoryEnd('contrast in the dark', async (story) => {
  const { dataset } = document.documentElement;
  const isShown = isFirst(story) || story.parameters['pseudo'] !== undefined;
  if (!isShown || dataset['theme'] !== 'light' || story.globals['theme'] === 'forced') return;
  dataset['theme'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, contrast);
    const failures = violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary));
    if (failures.length > 0) throw new Error(`In the dark: ${failures.join('\n')}`);
  } finally {
    dataset['theme'] = 'light';
  }
});
