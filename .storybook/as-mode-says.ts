import { inject } from 'vitest';
import { atStoryStart } from './story-watchers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a run of the stories chooses in the toolbars, such as `de,dark`. */
    toolbars: string;
  }
}

const chosen = inject('toolbars').split(',');
const language = chosen.find((choice) => choice === 'de' || choice === 'en-XA');
const theme = chosen.find((choice) => choice === 'dark');

// A story that has a language or a theme of its own keeps it.
atStoryStart('as chosen', async ({ globals, storyGlobals }) => {
  if (language !== undefined && storyGlobals['language'] === undefined) Object.assign(globals, { language });
  if (theme !== undefined && storyGlobals['theme'] === undefined) Object.assign(globals, { theme });
});
