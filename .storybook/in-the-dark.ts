import { atStoryStart } from './story-watchers.ts';

// Every story is checked in the dark theme as well, its contrast above all. A story with a theme of
// its own keeps it.
atStoryStart('in the dark', async ({ globals, storyGlobals }) => {
  if (storyGlobals['theme'] === undefined) Object.assign(globals, { theme: 'dark' });
});
