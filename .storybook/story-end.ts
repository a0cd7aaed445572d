import type { StoryContext } from 'storybook/internal/csf';

type AtEnd = (context: StoryContext) => Promise<void>;

const watchers = new Map<string, AtEnd>();

/**
 * What the tests look at when a story has played, before it goes: its picture, its component. A setup file runs anew
 * for every file of stories, the book around it stays: what has the same name takes the place of what was there.
 */
export function atStoryEnd(name: string, watch: AtEnd): void {
  watchers.set(name, watch);
}

/** Lets everybody look who asked for it. */
export async function endStory(context: StoryContext): Promise<void> {
  for (const watch of watchers.values()) await watch(context);
}
