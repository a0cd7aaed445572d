import { expect, type Page, test as base } from '@playwright/test';
import { createBookServer } from '#scripts/book-server.ts';
import { close, listen } from '#tests/serving.ts';

interface Fixtures {
  /** The pages of documentation, turned over one after another without loading the book anew. */
  reading: Page;
}

interface Running {
  /** Where the built book is served. */
  book: string;
  /** The page that the tests of a worker read, and its complaints since a test last read them. */
  opened: { page: Page; complaints: string[] };
}

/**
 * What a page throws and says is wrong, from now on: what it asks for in vain is among it, with its address. What the
 * service of a story refuses belongs to the story, and so does what its console notes of it.
 */
function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isRefusal = url.includes('/v2/') || /, trace [\da-f]{32}$/.test(text);
    if (message.type() === 'error' && !isRefusal) heard.push(`${text} (${url})`);
  });
  return heard;
}

/** Each worker serves the book that `npm run build-storybook` has built. No page of it may complain. */
export const test = base.extend<Fixtures, Running>({
  book: [
    // Playwright reads what a fixture needs from this pattern: nothing.
    async ({}, provide) => {
      const server = createBookServer();
      await provide(await listen(server));
      await close(server);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ book }, provide) => provide(book),
  opened: [
    async ({ browser, book }, provide) => {
      // What moves is waited for, story by story.
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const complaints = complaintsOf(page);
      await page.goto(`${book}/iframe.html?viewMode=docs&id=start-here-how-to-read-the-book--docs`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await provide({ page, complaints });
      await page.close();
    },
    { scope: 'worker' },
  ],
  reading: async ({ opened: { page, complaints } }, provide) => {
    await provide(page);
    expect(complaints.splice(0)).toEqual([]);
  },
  page: async ({ page }, provide) => {
    const complaints = complaintsOf(page);
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
