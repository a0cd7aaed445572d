import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { pathOf } from '#deploy/path-of.ts';
import { siteOf } from '#deploy/site.ts';

/** Where `npm run build-storybook` leaves the book. */
export const BUILT = 'storybook-static';

/** Where a build of the book leaves its mark: what is there while one is still at it is read again afterwards. */
const MARKS = ['index.html', 'index.json', 'iframe.html', 'assets'];

/** When the book in a folder was built; nothing while a part of it is missing. */
function buildOf(folder: string): string | undefined {
  const times = MARKS.map((name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs);
  return times.includes(undefined) ? undefined : times.join();
}

/** Serves the book that is there, and the next one once it is built. */
export function createBookServer(folder = BUILT): Server {
  let site = siteOf(folder);
  let served = buildOf(folder);
  return createServer((request, response) => {
    const built = buildOf(folder);
    if (built !== undefined && built !== served) {
      site = siteOf(folder);
      served = built;
    }
    const path = pathOf(request);
    if (path === undefined) response.writeHead(400).end();
    else site.answer(request, response, path);
  });
}
