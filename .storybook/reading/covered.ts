import type { ReactNode } from 'react';
import type { StoryFact, StoryFileFact } from '../facts/book-facts.ts';
import { storyAt } from './BookLink.tsx';
import { nameOfState } from './state-names.ts';

/** Where something is shown in the book. */
export interface ShownAt {
  /** A page or a story of the book. */
  to: string;
  words: string;
}

/** Something that is specified, and where it is shown. */
export interface Covered {
  /** No two things of a part have the same. */
  name: string;
  /** How its name is drawn. @default as it is */
  lead?: ReactNode;
  shownAt: readonly ShownAt[];
}

/** One part of what is specified. */
export interface CoveredPart {
  /** Its place on the page, as a link names it. */
  id: string;
  title: string;
  /** What is counted, and when a thing of it is missing. */
  said: string;
  things: readonly Covered[];
}

export const isMissing = ({ shownAt }: Covered): boolean => shownAt.length === 0;

/** `Screens/Users/List` → “Users, List”. */
export const titleInWords = (title: string): string => title.split('/').slice(1).join(', ');

/** The stories of files that are so, each under the name of its page. */
export const storiesWhere = (
  files: readonly StoryFileFact[],
  isSo: (story: StoryFact) => boolean,
): ShownAt[] =>
  files.flatMap(({ title, stories }) =>
    stories
      .filter((story) => isSo(story))
      .map(({ id, state }) => ({ to: storyAt(id), words: `${titleInWords(title)}: ${nameOfState(state)}` })),
  );
