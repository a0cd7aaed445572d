import type { StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { isEmbedded } from './embedded.ts';
import { drawnByBook } from './plays.ts';
import { STORY_REACHED, type StoryReached } from './story-reached.ts';

/** Where the book shows a story of a screen or flow, the panel beside it says how its state is reached. */
export async function sayReached(context: StoryContext): Promise<void> {
  if (drawnByBook(context) === undefined || isEmbedded()) return;
  // Where they cannot be read, nothing is said.
  const read = await import('./reading/facts.ts').catch(() => undefined);
  if (read === undefined) return;
  const story = read.facts.files.flatMap(({ stories }) => stories).find(({ id }) => id === context.id);
  const said: StoryReached = {
    id: context.id,
    comment: story?.comment ?? '',
    steps: story?.reached ?? [],
  };
  addons.getChannel().emit(STORY_REACHED, said);
}
