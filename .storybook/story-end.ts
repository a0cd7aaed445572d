import type { StoryContext } from 'storybook/internal/csf';

type AtEnd = (context: StoryContext) => Promise<void>;

const watchers: AtEnd[] = [];

/** What the tests look at when a story has played, before it goes: its picture, its component. Once for all files. */
export function atStoryEnd(watch: AtEnd): void {
  watchers.push(watch);
}

/** Lets everybody look who asked for it. */
export async function endStory(context: StoryContext): Promise<void> {
  for (const watch of watchers) await watch(context);
}
