import type { RouteObject } from 'react-router';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';

/** The layouts that tables are patched into: with navigation, signed in without it, and the two before sign-in. */
export type Layout = 'home' | 'bare' | 'public' | 'setup';

/** A table of routes of one noun, fetched with its words when one of its addresses is opened. */
export interface RouteTable {
  id: string;
  layout: Layout;
  prefixes: readonly string[];
  words: readonly Namespace[];
  load(): Promise<{ routes: RouteObject[] }>;
}

/** The table a path is to be found in. The longest prefix decides: registration with Microsoft lies within setup. */
export function tableOf(tables: readonly RouteTable[], pathname: string): RouteTable | undefined {
  const fits = tables.flatMap((table) =>
    table.prefixes
      .filter((prefix) => isPathUnder(pathname, prefix))
      .map((prefix) => ({ table, length: prefix.length })),
  );
  return fits.toSorted((one, other) => other.length - one.length)[0]?.table;
}
