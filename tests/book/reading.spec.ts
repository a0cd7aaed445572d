import type { Page } from '@playwright/test';
import { storiesOf } from './built-book.ts';
import { expect, test } from './fixtures.ts';

/** The pages of the book lie in a frame of it. */
const FRAME = '#storybook-preview-iframe';
/** Where the book opens: its address says no page. */
const FIRST = '/';
/** The book, and the tables of routes in it, from nothing. */
const opening = { timeout: 45_000 };

/** What the links of a page lead to, of one kind. */
const ledTo = (page: Page, kind: 'docs' | 'story') =>
  page
    .locator(`a[href*="path=/${kind}/screens-"]`)
    .evaluateAll(
      (links, path) => links.map((link) => link.getAttribute('href')?.split(path)[1] ?? ''),
      `/${kind}/`,
    );

/** They stand in place of a page, at any address: the book names them beside its screens. */
const WITHOUT_ADDRESS = /^screens-(fatal-error|page-missing)--/;

test('the product map is one click from the first page, and a state opens from the page of its screen', async ({
  page,
}) => {
  await page.goto(FIRST);
  const inBook = page.frameLocator(FRAME);
  for (const name of ['Product map', 'Details', 'Rejected']) {
    const link = inBook.getByRole('link', { name, exact: true }).first();
    await expect(link).toBeVisible(opening);
    await link.click();
  }
  await expect(page).toHaveURL(/path=\/story\/screens-/);
});

test('every state of every screen is on the page of a screen, and each of these on the product map', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const map = '/iframe.html?viewMode=docs&id=start-here-product-map--docs';
  await page.goto(map);
  await expect(page.getByRole('link', { name: 'Details', exact: true }).first()).toBeVisible(opening);
  const screens = new Set(await ledTo(page, 'docs'));
  const states: string[] = [];
  for (const screen of screens) {
    await page.goto(`/iframe.html?viewMode=docs&id=${screen}`);
    await expect(page.locator('a[href*="path=/story/"]').first()).toBeVisible(opening);
    states.push(...(await ledTo(page, 'story')));
  }
  const missing = storiesOf('Screens/').filter((id) => !WITHOUT_ADDRESS.test(id) && !states.includes(id));
  expect(missing).toEqual([]);
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
  await search.fill('the German dark telephone view of a refused deletion');
  await expect(inBook.getByRole('link', { name: /Rejected/ }).first()).toBeVisible();
  for (const choice of ['Dark', 'German', 'Telephone'])
    await expect(inBook.getByRole('radio', { name: choice, exact: true })).toBeVisible();
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

test('coverage begins with its counts and is folded; a link opens a part, and so does its address', async ({
  page,
}) => {
  await page.goto('/?path=/docs/start-here-coverage--docs');
  const inBook = page.frameLocator(FRAME);
  const codes = inBook.getByRole('link', { name: 'Codes', exact: true });
  await expect(codes).toBeVisible(opening);
  const code = inBook.getByRole('link', { name: 'User.ManagedReadonly', exact: true });
  await expect(code).toBeHidden();
  expect(await inBook.locator('body').evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(3000);
  await codes.click();
  await expect(code).toBeVisible();
  await expect(page).toHaveURL(/#codes$/);
  await page.reload();
  await expect(code).toBeVisible(opening);
});

test('good practice whose file cannot be loaded says so, and the page of the component goes on', async ({
  browser,
  book,
}) => {
  // It may complain: a file is missing.
  const page = await browser.newPage();
  await page.route(/\/Overlays\.stories-/, (route) => route.abort());
  await page.goto(`${book}/iframe.html?viewMode=docs&id=components-overlays-dialog--docs`);
  await expect(page.getByText('Good practice could not be loaded.')).toBeVisible(opening);
  await expect(page.getByRole('heading', { name: 'Properties' })).toBeVisible();
  await page.close();
});
