import type { StoryContext } from 'storybook/internal/csf';
import type { PreviewWithSelection } from 'storybook/internal/preview-api';
import { isEmbedded } from './embedded.ts';
import { initialGlobals } from './initial-globals.ts';
import { leadsAsWritten } from './situation.ts';

interface Shown extends Pick<StoryContext, 'title' | 'globals'> {
  /** What the story says itself. */
  storyGlobals: StoryContext['globals'];
}

/**
 * Whether a story can be played as it is shown. In frames there is nothing to play on. A play finds things by their
 * words: those of a screen come with the language, those of a component are its arguments, which the pseudo-language
 * alone changes.
 */
export function isPlayable({ title, globals, storyGlobals }: Shown): boolean {
  if (globals['theme'] === 'both' || !leadsAsWritten(globals)) return false;
  const language: unknown = globals['language'];
  if (language === (storyGlobals['language'] ?? initialGlobals.language)) return true;
  return title.startsWith('Components/') && language !== 'en-XA';
}

/** Where the book itself shows a story, plays it only if that is possible; a test always plays. */
export function playWherePossible({ id, title, globals }: StoryContext): void {
  const book = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
    | Partial<PreviewWithSelection<never>>
    | undefined;
  const render = book?.currentRender;
  if (render?.type !== 'story' || render.id !== id || !('renderOptions' in render)) return;
  const { storyGlobals = {} } = render.story ?? {};
  render.renderOptions.autoplay = isPlayable({ title, globals, storyGlobals }) && !isEmbedded();
}
