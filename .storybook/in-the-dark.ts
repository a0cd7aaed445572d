import { atStoryStart } from './story-watchers.ts';

// What looks right by day is looked over by night as well: contrast above all. A story with a theme of its own keeps it.
atStoryStart('in the dark', async ({ globals, storyGlobals }) => {
  if (storyGlobals['theme'] === undefined) Object.assign(globals, { theme: 'dark' });
});
