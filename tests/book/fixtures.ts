import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test as base } from '@playwright/test';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';

const BUILT = 'storybook-static';

interface Fixtures {
  /** What the pages of this test threw; has to stay empty. */
  thrown: string[];
}

interface Running {
  /** Where the built book is served. */
  book: string;
}

/** Each worker serves the book that `npm run build-storybook` has built. */
export const test = base.extend<Fixtures, Running>({
  book: [
    // Playwright reads what a fixture needs from this pattern: nothing.
    async ({}, provide) => {
      if (!existsSync(`${BUILT}/index.json`))
        throw new Error('The book is not built. Build it first: npm run build-storybook.');
      const site = siteOf(BUILT);
      const server = createServer((request, response) => {
        site(
          request,
          response,
          decodeURIComponent(new URL(`http://localhost${request.url ?? '/'}`).pathname),
        );
      });
      await provide(await listen(server));
      await close(server);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ book }, provide) => provide(book),
  thrown: [
    async ({ page }, provide) => {
      const heard: string[] = [];
      page.on('pageerror', (error) => heard.push(String(error)));
      await provide(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
