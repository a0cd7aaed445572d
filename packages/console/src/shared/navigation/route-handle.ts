import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { WordKey } from '#shared/i18n/use-words.ts';

/** What a screen requires as stories: the columns of `stories/spec/states-of-a-screen.md`. */
export const screenKinds = ['list', 'details', 'tab', 'form', 'edit-form', 'dialog', 'page', 'gate'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** The story file of a screen below `stories/screens/`, and what decides which states it requires. */
export interface ScreenFacts {
  kind: ScreenKind;
  story: string;
  /** It changes something: requires a confirming and a rejected state. */
  acts?: boolean;
  /** It shows a list of its own: requires an empty state. */
  lists?: boolean;
  /** It reads before it shows (dialogs only): requires a loading state. */
  reads?: boolean;
  /** What it shows may be managed elsewhere: requires a read-only state. */
  managed?: boolean;
}

/** What a route says of itself: its title, its place in the breadcrumbs, its stories. */
export interface RouteHandle {
  /** Title of the page, and of its breadcrumb. */
  titleKey?: WordKey;
  /** One line below the title, on pages that need no session. */
  sentenceKey?: WordKey;
  /** The card of a page before sign-in is a wider one, for pages that explain. @default false */
  isWide?: boolean;
  /** The name of the object a details page is about; stands in for the title as soon as it is read. */
  name?: (params: Readonly<Record<string, string | undefined>>) => NameQuery;
  /** Address of its breadcrumb; left out for a page that is no step of its own. */
  crumb?: (params: Readonly<Record<string, string | undefined>>) => string;
  screen?: ScreenFacts;
}

/** A read whose answer is boiled down to a name, or to one of several titles. */
export type NameQuery = UseQueryOptions<unknown, Error, string | { key: WordKey }, QueryKey>;
