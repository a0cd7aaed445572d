import type { StoryContext } from 'storybook/internal/csf';
import { inject } from 'vitest';
import { isPlayable } from './plays.ts';
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

/** Whether the play of a story, if it has one, finds its way in the language that is chosen. */
const isFound = (context: StoryContext & { playFunction?: unknown }) =>
  context.playFunction === undefined ||
  isPlayable({ title: context.title, globals: { ...context.globals, language } });

// A story that has a language or a theme of its own keeps it, and a component the words that its play looks for.
atStoryStart('as chosen', async (context) => {
  const { globals, storyGlobals } = context;
  if (language !== undefined && storyGlobals['language'] === undefined && isFound(context))
    Object.assign(globals, { language });
  if (theme !== undefined && storyGlobals['theme'] === undefined) Object.assign(globals, { theme });
});
