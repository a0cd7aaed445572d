import type { RouteObject } from 'react-router';

type Part = () => Promise<unknown>;

/** How the part of a page is loaded. */
type Load = (part: Part) => Promise<unknown>;

/**
 * A table of routes of one's own. The router empties `lazy` in place once a part has arrived: a second console on
 * the same table (a story, a test, another person signing in) would find routes without loader and component.
 *
 * @param load around whatever is loaded
 */
export function cloneRoutes(routes: readonly RouteObject[], load: Load = (part) => part()): RouteObject[] {
  return routes.map((route) => {
    const own = { ...route };
    if (typeof own.lazy === 'object')
      own.lazy = Object.fromEntries(
        Object.entries(own.lazy).map(([name, part]: [string, Part]) => [name, () => load(part)]),
      );
    if (own.children !== undefined) own.children = cloneRoutes(own.children, load);
    return own;
  });
}
