import { writtenPages } from './built-book.ts';
import { expect, test } from './fixtures.ts';

for (const id of writtenPages())
  test(`${id} is drawn, its tables too`, async ({ page, book }) => {
    await page.goto(`${book}/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/\|\s*-{3,}/)).toHaveCount(0);
  });
