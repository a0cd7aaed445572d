import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

/** The faces of Inter that the page draws its words with. */
const inUse = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter((face) => face.family.includes('Inter Variable')).map((face) => face.status),
  );

test('a page in use keeps its font, and the next visit begins with Inter', async ({ page }) => {
  const fetched = page.waitForResponse(/inter-latin-wght-normal/);
  await openSignedIn(page);
  await (await fetched).finished();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('ac.font-kept')), 'the browser has kept it')
    .toBe('yes');
  expect(await inUse(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => inUse(page)).toEqual(['loaded']);
});
