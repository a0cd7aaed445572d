import type { RouteObject } from 'react-router';

/**
 * A table of routes of one's own. The router empties `lazy` in place once a part has arrived: a second console on
 * the same table (a story, a test, another person signing in) would find routes without loader and component.
 */
export function ownRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const own = { ...route };
    if (typeof own.lazy === 'object') own.lazy = { ...own.lazy };
    if (own.children !== undefined) own.children = ownRoutes(own.children);
    return own;
  });
}
