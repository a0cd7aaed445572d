import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The story itself lies in a frame of the book. */
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: choice }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/?path=/story/screens-users-list--populated&nav=false&panel=false');
  // The book and the console in it, from nothing.
  await expect(story(page).getByRole('link', { name: 'Amelie Brandt' })).toBeVisible({ timeout: 45_000 });
});

test('the theme is chosen in the toolbar, and both stand beside each other', async ({ page }) => {
  await choose(page, 'Theme', 'Dark');
  await expect(story(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Theme', 'Side by side');
  for (const theme of ['light', 'dark'])
    await expect(story(page).frameLocator(`iframe[title=${theme}]`).locator('html')).toHaveAttribute(
      'data-theme',
      theme,
    );
});

test('the language is chosen in the toolbar', async ({ page }) => {
  await choose(page, 'Language', 'Deutsch');
  await expect(story(page).getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible();
  await choose(page, 'Language', 'Pseudo-language');
  await expect(story(page).getByRole('heading', { level: 1, name: /Ušéŕš/ })).toBeVisible();
});

test('the rows get closer in the toolbar', async ({ page }) => {
  const row = story(page).getByRole('row', { name: /Amelie Brandt/ });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(45);
  await choose(page, 'Density', 'Compact rows');
  await expect.poll(height).toBeLessThan(40);
});
