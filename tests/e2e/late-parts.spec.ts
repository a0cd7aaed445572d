import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { openSignedIn } from './sign-in.ts';

/** A file of the build, whatever its hash. */
const file = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Makes every request for a file fail. Answers how to bring it back. */
async function take(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route(file(name), (route) => route.abort());
  return () => page.unroute(file(name));
}

const storage = (page: Page) => page.getByRole('region', { name: 'Storage' });

test('a chart whose file comes late holds its place until then', async ({ page }) => {
  const letCome = await keepBack(page, file('StorageChart'));
  const asked = page.waitForRequest(file('StorageChart'));
  await openSignedIn(page);
  await asked;
  const card = storage(page);
  await expect(card.getByRole('button', { name: 'Show as table' })).toBeHidden();
  const height = async () => (await card.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(200);
  letCome();
  await card.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Storage by day' })).toBeVisible();
});

test('a chart whose file is nowhere says so in its card, and is there on the next try', async ({ page }) => {
  const bringBack = await take(page, 'StorageChart');
  await openSignedIn(page);
  const retry = storage(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await bringBack();
  await retry.click();
  await expect(storage(page).getByRole('button', { name: 'Show as table' })).toBeVisible();
});

test('a panel of a list whose file comes late says so and opens when it is there', async ({ page }) => {
  const letCome = await keepBack(page, file('ViewsPanel'));
  await openSignedIn(page, '/home/users');
  const views = page.getByRole('button', { name: 'Views' });
  await views.click();
  await expect(views).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  const underWay = page.getByRole('progressbar', { name: 'Opening' });
  await expect(underWay).toBeVisible();
  letCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(underWay).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(views).toBeFocused();
});

test('a menu whose file is nowhere stays closed and says why, and the next press tries again', async ({
  page,
}) => {
  const bringBack = await take(page, 'MenuPanel');
  await openSignedIn(page, '/home/users');
  // All that comes after the first rows is here.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Actions for Amelie Brandt' });
  await menu.click();
  await expect(page.getByRole('alertdialog')).toContainText('This could not be opened.');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await bringBack();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Add roles' }).click();
  await expect(page.getByRole('dialog', { name: /Add roles/ })).toBeVisible();
});

test('before sign-in, a menu whose file is nowhere says why as well, and the next press tries again', async ({
  page,
}) => {
  const bringBack = await take(page, 'MenuPanel');
  await page.goto('/login');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByRole('alertdialog')).toContainText('This could not be opened.');
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await bringBack();
  await settings.click();
  await expect(page.getByRole('menuitem', { name: /^Theme/ })).toBeVisible();
});

test('a menu of which nothing can be fetched, not even why, says so in the words that are there', async ({
  page,
}) => {
  await page.goto('/login');
  const settings = page.getByRole('button', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await settings.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check the connection' })).toBeVisible();
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
});

/** No form is there before that file, so that nothing typed can be lost by it. */
test('a sign-out pressed before the rest of the frame is there ends the session', async ({ page }) => {
  const letCome = await keepBack(page, file('idle'));
  await openSignedIn(page, '/home/users');
  await page.getByRole('button', { name: 'Account menu of carla.weiss' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  letCome();
  await expect(page).toHaveURL(/\/login/);
  const session = await page.request.get('/v2/authentication/get-auth-info');
  expect(session.status()).toBe(401);
});

test('a sign-out ends the session where the rest of the frame is nowhere', async ({ page }) => {
  await take(page, 'idle');
  await openSignedIn(page, '/home/users');
  await page.getByRole('button', { name: 'Account menu of carla.weiss' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const session = await page.request.get('/v2/authentication/get-auth-info');
  expect(session.status()).toBe(401);
});

test('a screen whose file comes late says that it is on its way', async ({ page }) => {
  const letCome = await keepBack(page, file('UserDetailsScreen'));
  await openSignedIn(page, '/home/users');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Amelie Brandt' }).click();
  const underWay = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(underWay).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Amelie Brandt' })).toBeVisible();
  await expect(underWay).toBeHidden();
});

test('a screen whose file is nowhere says so, and is there on the next try', async ({ page }) => {
  const bringBack = await take(page, 'UserDetailsScreen');
  await openSignedIn(page, '/home/users');
  await page.getByRole('link', { name: 'Amelie Brandt' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await bringBack();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amelie Brandt' })).toBeVisible();
});

test('a first page whose file is nowhere says so in the frame, and is there on the next try', async ({
  page,
}) => {
  const bringBack = await take(page, 'dashboard');
  await openSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'This could not be opened.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Archiving is working/ })).toBeVisible();
});

test('a first page that has not even what says so in the frame says so, and is there on the next try', async ({
  page,
}) => {
  const bringBack = await Promise.all([take(page, 'dashboard'), take(page, 'idle')]);
  await openSignedIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Internal server error' })).toBeVisible();
  await Promise.all(bringBack.map((bring) => bring()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Archiving is working/ })).toBeVisible();
});
