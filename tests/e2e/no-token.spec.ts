import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD, signIn } from './sign-in.ts';

/** Everything a page can read of what a browser keeps, and everything it shows. */
function readable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const shown = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(databases),
      JSON.stringify(caches),
      JSON.stringify(history.state),
      document.cookie,
      location.href,
      document.documentElement.outerHTML,
      ...shown,
    ].join('\n');
  });
}

test('no token is anywhere but in memory, after everything a person does', async ({ page }) => {
  const tokens = new Set<string>();
  const addresses: string[] = [];
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  page.on('request', (request) => {
    addresses.push(request.url());
    const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) tokens.add(bearer);
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('dialog', (dialog) => void dialog.accept());
  const found: string[] = [];
  const look = async () => found.push(await readable(page));

  await signIn(page);
  await look();
  await page.goto('/home/users?q=gustav');
  await page.getByRole('link', { name: 'Gustav Lund' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Gustaf');
  await look();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await look();
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByLabel('E-mail').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await look();

  // What has to be found nowhere was really there, several times.
  expect(tokens.size).toBeGreaterThan(2);
  const texts = [...found, ...logs, ...addresses.filter((url) => !isOfTheHub(url))];
  const hits = texts.filter((text) => [...tokens].some((token) => text.includes(token)));
  expect(hits.map((text) => text.slice(0, 200))).toEqual([]);
});

/** A browser lets no page set a header of a web socket: SignalR sends its token in the address, to the hub alone. */
function isOfTheHub(url: string): boolean {
  return /^(wss?|https?):\/\/[^/]+\/hub[?/]/.test(url);
}
