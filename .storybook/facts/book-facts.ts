import type { EntryRuleFact } from './entry-rules.ts';

/** An address as the code writes it: a builder of `shared/paths` and what it is given, or the address itself. */
export type AddressFact = { paths: string; builder: string; given: (string | null)[] } | { text: string };

/** A screen as its code is. */
export interface ScreenFact {
  /** What it is for: the comment above its component. */
  sentence: string;
  /** The names of the operations that it calls, in alphabetical order. */
  operations: string[];
  /** The addresses that it leads to. */
  leadsTo: AddressFact[];
}

/** A story as its file states it. */
export interface StoryFact {
  /** The name of the export: the state. */
  state: string;
  id: string;
  comment: string;
  /** What is different and what is done until it is reached, in plain words. */
  reached: string[];
  /** The codes that it shows: an operation is refused with them, or their words are found; not where these are absent. Or its address names them. */
  codes: string[];
  /** The story of the same file that it goes on from. */
  after?: string;
  /** The step of a flow that it leaves from, where it says so itself. */
  branchOf?: string;
  /** The rule of entry that it shows, where it says so. */
  entryRule?: string;
  /** The operations that the service answers in another way than usual. */
  operations: string[];
}

/** A file of stories of a screen or a flow. */
export interface StoryFileFact {
  /** Below `stories/`, without its ending: `screens/users/UserList`. */
  file: string;
  title: string;
  at?: AddressFact;
  stories: StoryFact[];
}

/** What the book knows of the console without running it. */
export interface BookFacts {
  /** By the name of the story file that the route gives. */
  screens: Record<string, ScreenFact>;
  files: StoryFileFact[];
  entryRules: EntryRuleFact[];
  /** Components of `ui` → the screens whose code draws them. */
  uses: Record<string, string[]>;
}
