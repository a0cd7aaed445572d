import type { IconShape } from '@archive-console/ui';
import type { RouteObject } from 'react-router';
import type { Namespace } from '#shared/i18n/i18n.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import type { PaletteSearch } from '#shared/navigation/palette-hit.ts';
import type { AreaGuard } from './area-guard.ts';
import type { NavigationGroup } from './navigation-groups.ts';

/** One area of the console: everything that is to be known of it before it is opened. */
export interface Area {
  id: string;
  prefix: string;
  titleKey: WordKey;
  /** Left out for an area that stands above the groups. */
  group?: NavigationGroup;
  /** Left out for an area that every tenant has. */
  guard?: AreaGuard;
  icon: IconShape;
  /** The files of words of its pages, besides `area`, which all areas have. */
  words: readonly Namespace[];
  /** Types of background jobs whose work is seen here. */
  jobs?: readonly string[];
  /** Fetched when the palette is opened. Left out where nothing is found by name. */
  palette?: () => Promise<PaletteSearch>;
  /** Its table of routes, fetched when it is opened. */
  load(): Promise<{ routes: RouteObject[] }>;
}

/** Declares an area. */
export function defineArea(area: Area): Area {
  return area;
}
