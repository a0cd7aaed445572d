import { expect, test } from './fixtures.ts';

/** The pages of the book lie in a frame of it. */
const FRAME = '#storybook-preview-iframe';
const FIRST = '/?path=/docs/start-here-how-to-read-the-book--docs';
/** The book, and the tables of routes in it, from nothing. */
const opening = { timeout: 45_000 };

test('every state of a screen is three clicks from the first page', async ({ page }) => {
  await page.goto(FIRST);
  const inBook = page.frameLocator(FRAME);
  const clicks = ['Product map', 'Details', 'Rejected'];
  for (const name of clicks) {
    const link = inBook.getByRole('link', { name, exact: true }).first();
    await expect(link).toBeVisible(opening);
    await link.click();
  }
  await expect(page).toHaveURL(/path=\/story\/screens-/);
});

test('one search finds a code with its screens, a state and a flow', async ({ page }) => {
  await page.goto(FIRST);
  const inBook = page.frameLocator(FRAME);
  const search = inBook.getByRole('searchbox');
  await expect(search).toBeVisible(opening);
  await search.fill('User.ManagedReadonly');
  await expect(inBook.getByRole('link', { name: 'Users, Details', exact: true }).first()).toBeVisible();
  await search.fill('refused deletion');
  await expect(inBook.getByRole('link', { name: /Rejected/ }).first()).toBeVisible();
  await search.fill('password reset expired');
  await expect(inBook.getByRole('link', { name: /Link expired/ }).first()).toBeVisible();
});

test('the page of a screen says what it reads and shows its states', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=screens-users-details--docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Users · Details' })).toBeVisible(opening);
  await expect(page.getByText('/home/users/:userId').first()).toBeVisible();
  await expect(page.getByText('deleteUser').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirming delete', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Missing:')).toHaveCount(0);
});
