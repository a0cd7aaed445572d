import type { StoryContext } from 'storybook/internal/csf';

type Watch = (context: StoryContext) => Promise<void>;

const atStart = new Map<string, Watch>();
const atEnd = new Map<string, Watch>();

/**
 * What the tests prepare before a story is drawn: the settings of the browser it is drawn in. A watch replaces the one
 * that has the same name: while a developer edits it, it is run anew and the book around it stays.
 */
export function atStoryStart(name: string, watch: Watch): void {
  atStart.set(name, watch);
}

/** What the tests look at when a story has played, before it goes: its picture, its component. */
export function atStoryEnd(name: string, watch: Watch): void {
  atEnd.set(name, watch);
}

/** Lets everybody prepare who asked for it. */
export async function startStory(context: StoryContext): Promise<void> {
  for (const watch of atStart.values()) await watch(context);
}

/** Lets everybody look who asked for it. */
export async function endStory(context: StoryContext): Promise<void> {
  for (const watch of atEnd.values()) await watch(context);
}
