import type { StoryContext } from 'storybook/internal/csf';
import type { PreviewWithSelection } from 'storybook/internal/preview-api';
import { isEmbedded } from './embedded.ts';
import { leadsAsWritten } from './situation.ts';

type Shown = Pick<StoryContext, 'title' | 'globals'>;

/**
 * Whether a story can be played as it is shown: it finds things by the keys of the words. Around the pages of two themes
 * there is nothing to play on. A component has its words from its arguments, which the pseudo-language replaces.
 */
export function isPlayable({ title, globals }: Shown): boolean {
  if (globals['theme'] === 'both' || !leadsAsWritten(globals)) return false;
  return globals['language'] !== 'en-XA' || !title.startsWith('Components/');
}

/** What the book is drawing, where it is this story and no test. */
export function drawnByBook({ id }: Pick<StoryContext, 'id'>) {
  const book = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
    | Partial<PreviewWithSelection<never>>
    | undefined;
  const render = book?.currentRender;
  return render?.type === 'story' && render.id === id && 'renderOptions' in render ? render : undefined;
}

/** Where the book itself shows a story, plays it only if that is possible; a test always plays. */
export function playWherePossible(context: StoryContext): void {
  const render = drawnByBook(context);
  if (render !== undefined) render.renderOptions.autoplay = isPlayable(context) && !isEmbedded();
}
