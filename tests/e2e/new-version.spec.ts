import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const NEXT = '<!doctype html><script type="module" src="/assets/next.js"></script>';

/** Another version goes out: the host answers its document, and has the files of this one no more. */
async function deploy(page: Page, lost: RegExp): Promise<() => Promise<void>> {
  await page.route(lost, (route) => route.fulfill({ status: 404 }));
  // Only what the console asks for itself; a page that is loaded is the one that runs here.
  await page.route('**/home/**', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: NEXT })
      : route.fallback(),
  );
  return () => page.unroute(lost);
}

/** Counts from now on how often the page is loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a page whose files a new version took away is loaded anew, once', async ({ page }) => {
  await openSignedIn(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const bringBack = await deploy(page, /\/assets\/.*\.js$/);
  const loads = countLoads(page);
  page.once('framenavigated', () => void bringBack());
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a page with something typed is not loaded anew, and says what there is', async ({ page }) => {
  await openSignedIn(page, '/home/users/create-user');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('User name').fill('lena.sommer');
  await deploy(page, /\/assets\/.*\.js$/);
  const loads = countLoads(page);
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByText('A new version of Archive Console is there.')).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue('lena.sommer');
  expect(loads()).toBe(0);
});
