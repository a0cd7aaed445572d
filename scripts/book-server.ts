import { createServer, type Server } from 'node:http';
import { pathOf } from '#deploy/path-of.ts';
import { siteOf } from '#deploy/site.ts';

/** Where `npm run build-storybook` leaves the book. */
export const BUILT = 'storybook-static';

/** Serves the book that is there. */
export function createBookServer(): Server {
  const site = siteOf(BUILT);
  return createServer((request, response) => {
    const path = pathOf(request);
    if (path === undefined) response.writeHead(400).end();
    else site(request, response, path);
  });
}
