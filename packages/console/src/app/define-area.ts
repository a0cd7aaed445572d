import type { RouteObject } from 'react-router';
import type { Namespace } from '#shared/i18n/i18n.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import type { AreaGuard } from './area-guard.ts';
import type { NavigationGroup } from './navigation-groups.ts';

/** One area of the console, as the frame around the first page has to know it; what can wait is in `area-extras.ts`. */
export interface Area<TId extends string = string> {
  id: TId;
  prefix: string;
  /** Another address of its pages, beside the prefix: where the payment provider sends the browser back to. */
  otherPrefix?: string;
  titleKey: WordKey;
  /** What leads here, an area or the account menu: this area has no entry of its own in the navigation. */
  within?: string;
  /** Left out for an area that stands above the groups. */
  group?: NavigationGroup;
  /** Left out for an area that every tenant has. */
  guard?: AreaGuard;
  /** The files of words of its pages, besides `area`, which all areas have. */
  words: readonly Namespace[];
  /** Its table of routes, fetched when it is opened. */
  load(): Promise<{ routes: RouteObject[] }>;
}

/** The addresses under which the pages of an area lie. */
export const prefixesOf = ({ prefix, otherPrefix }: Area): readonly string[] =>
  otherPrefix === undefined ? [prefix] : [prefix, otherPrefix];

/** Declares an area. */
export function defineArea<const TId extends string>(area: Area<TId>): Area<TId> {
  return area;
}
