/** The event by which a story says to the book around it how its state is reached. */
export const STORY_REACHED = 'archive-console/story-reached';

/** In plain words: what the story is about, and the steps to its state. */
export interface StoryReached {
  /** Which story: the book may show another one by then. */
  id: string;
  comment: string;
  steps: readonly string[];
}
