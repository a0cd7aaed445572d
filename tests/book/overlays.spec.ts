import { liesOverItsPage } from '#.storybook/shown-open';
import { componentPages } from './built-book.ts';
import { expect, test } from './fixtures.ts';

/** The page, and another one in the frame of its example. */
const opening = { timeout: 45_000 };

for (const { id, title } of componentPages().filter((one) => liesOverItsPage(one.title)))
  test(`${title}: its parts are numbered on an open example`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    const anatomy = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Anatomy' }) });
    await expect(anatomy.locator('ol > li').nth(1)).toBeVisible(opening);
  });
