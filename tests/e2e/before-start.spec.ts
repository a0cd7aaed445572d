import { expect, test } from './fixtures.ts';

const ENTRY = /\/assets\/(?!sign-in|shell|authentication)[^/]*\.js$/;

test.describe('before the console itself has arrived', () => {
  test.beforeEach(({ page }) => page.route(ENTRY, () => undefined));

  test('the stored theme and language are there already', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('dark-mode', 'dark');
      localStorage.setItem('user-locale', 'de');
    });
    await page.goto('/home/users', { waitUntil: 'commit' });
    await expect(page.getByText('Archive Console wird geladen')).toBeVisible();
    await expect(page.getByText('Loading Archive Console')).toBeHidden();
    await expect(page.locator('html[data-theme=dark][lang=de]')).toBeAttached();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(19, 18, 17)',
    );
  });

  test('stored values that make no sense count as none', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('dark-mode', 'purple');
      localStorage.setItem('user-locale', '<b>');
    });
    await page.goto('/home/users', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Archive Console')).toBeVisible();
    await expect(page.locator('html[data-theme=auto][lang=en-US]')).toBeAttached();
  });

  test('a storage that throws is no obstacle', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('blocked');
        },
      });
    });
    await page.goto('/home/users', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Archive Console')).toBeVisible();
  });
});

test('a console that cannot be fetched says so and offers to load it again', async ({ page }) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Archive Console could not be loaded.');
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await page.unroute(ENTRY);
  await page.getByRole('link', { name: 'load it again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('without JavaScript both languages say what is missing', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demo.origin);
  await expect(page.locator('noscript [lang=en]')).toBeVisible();
  await expect(page.locator('noscript [lang=de]')).toBeVisible();
  await expect(page.getByText('Loading Archive Console')).toBeHidden();
  await context.close();
});

test('the session and the configuration are asked for once', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(paths.filter((path) => path === '/config.json')).toHaveLength(1);
  expect(paths.filter((path) => path === '/v2/authentication/get-auth-info')).toHaveLength(1);
  expect(warnings).toEqual([]);
});
