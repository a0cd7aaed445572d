import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

const hostile = JSON.parse(readFileSync('tests/console/hostile-addresses.json', 'utf8')) as Record<
  string,
  string[]
>;

/** Every origin the page itself was led to, and every script that ran because of an address. */
async function watch(page: Page) {
  const led: string[] = [];
  page.on('framenavigated', (frame) => led.push(new URL(frame.url()).origin));
  page.on('dialog', (dialog) => {
    led.push(`script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Nothing beyond this machine is asked for, whatever happens.
  await page.route(/^(?!http:\/\/localhost)/, (route) => route.abort());
  return led;
}

async function signInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

// One of each kind, through the form; all of them are led past the entry rules below.
for (const address of [
  'https://evil.example/home/users',
  '//evil.example/home/users',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`a user who signs in at a link with continue=${address} stays here`, async ({ page, baseURL }) => {
    const led = await watch(page);
    await page.goto(`/login?continue=${encodeURIComponent(address)}`);
    await signInHere(page);
    await expect(page).toHaveURL(`${baseURL}/home/dashboard`);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(new Set(led)).toEqual(new Set([baseURL]));
  });
}

test('no hostile address leads a signed-in user elsewhere', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const led = await watch(page);
  await page.goto('/');
  await signInHere(page);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  // Navigations inside the page, as a press on a link makes them: the entry rules see each of them.
  const all = Object.values(hostile).flat();
  expect(all.length).toBeGreaterThanOrEqual(200);
  const reached = await page.evaluate(async (addresses) => {
    const found: string[] = [];
    for (const address of addresses) {
      history.pushState(null, '', `/login?${new URLSearchParams({ continue: address })}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const until = performance.now() + 5000;
      while (location.pathname === '/login' && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 5));
      found.push(location.href);
    }
    return found;
  }, all);
  expect(new Set(reached)).toEqual(new Set([`${baseURL}/home/dashboard`]));
  expect(new Set(led)).toEqual(new Set([baseURL]));
});
