import { atStoryStart } from './story-watchers.ts';

/** The choices of the toolbars that a run of the stories is started with, as `--mode de,dark`. */
const languages = ['de', 'en-XA'];
const choices = import.meta.env.MODE.split(',');
const language = choices.find((choice) => languages.includes(choice));
const theme = choices.includes('dark') ? 'dark' : undefined;

// A story that has a language or a theme of its own keeps it.
atStoryStart('as the mode says', async ({ globals, storyGlobals }) => {
  if (language !== undefined && storyGlobals['language'] === undefined) Object.assign(globals, { language });
  if (theme !== undefined && storyGlobals['theme'] === undefined) Object.assign(globals, { theme });
});
