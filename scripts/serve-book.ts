// npm run serve:book: the book that `npm run build-storybook` has built.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathOf } from '#deploy/path-of.ts';
import { siteOf } from '#deploy/site.ts';

const BUILT = 'storybook-static';
const PORT = Number(process.env['PORT'] ?? 6006);

if (existsSync(`${BUILT}/index.json`)) {
  const site = siteOf(BUILT);
  createServer((request, response) => {
    const path = pathOf(request);
    if (path === undefined) response.writeHead(400).end();
    else site(request, response, path);
  }).listen(PORT, () => console.log(`The book is at http://localhost:${PORT}\nStop it with Ctrl+C.`));
} else {
  console.error('The book is not built. Build it first: npm run build-storybook.');
  process.exitCode = 1;
}
