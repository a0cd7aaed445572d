import type { RouteObject } from 'react-router';
import type { NameQuery, RouteHandle } from '#shared/navigation/route-handle.ts';

/** A page of an area that can be opened by itself. */
export interface PageEntry {
  path: string;
  titleKey: NonNullable<RouteHandle['titleKey']>;
  /** It is a form for something new: an action rather than a place. */
  isAction: boolean;
  /** Decides between titles, as on the page itself. */
  name?: NameQuery;
}

/** The pages of a table that need nothing to be chosen first: no parameter in the address, no dialog over a page. */
export function pageEntries(routes: readonly RouteObject[], base: string): PageEntry[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? base : `${base}/${route.path}`;
    if (/[:*]/.test(path)) return [];
    const { titleKey, name, screen } = (route.handle ?? {}) as RouteHandle;
    const isPage = titleKey !== undefined && route.path !== undefined && screen?.kind !== 'dialog';
    const isAction = screen?.kind === 'form';
    const own = isPage ? [{ path, titleKey, isAction, ...(name && { name: name({}) }) }] : [];
    return [...own, ...pageEntries(route.children ?? [], path)];
  });
}
