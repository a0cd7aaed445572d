import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { openSignedIn } from './sign-in.ts';

const LIST = '/v2/users/get-users';
const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** What is asked of the service and sent with it, in its order. */
function watchReads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v2/')) asked.push(`${pathname} ${request.postData() ?? ''}`.trim());
  });
  return asked;
}

const lists = (asked: readonly string[]) => asked.filter((address) => address.startsWith(LIST));

test('the first list is asked for before the console is there, and once', async ({ page }) => {
  const letCome = await keepBack(page, ENTRY);
  const asked = watchReads(page);
  const answered = page.waitForResponse((response) => response.url().includes(LIST));
  const opened = openSignedIn(page, '/home/users');
  await answered;
  const early = [...asked];
  letCome();
  await opened;
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  // The console would have asked for exactly this, and asks for nothing of it again.
  expect(early.length).toBeGreaterThan(2);
  for (const address of early) expect(asked.filter((other) => other === address)).toEqual([address]);
  expect(lists(asked)).toHaveLength(1);
});

test('as many rows as the reader has chosen are asked for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ac.rows-per-page', '50'));
  const asked = watchReads(page);
  await openSignedIn(page, '/home/users');
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  expect(lists(asked)).toEqual([expect.stringContaining('"rowsPerPage":50')]);
});

for (const [who, email] of [
  ['a person who is no administrator', 'user@demo.example'],
  ['a visitor', undefined],
] as const)
  test(`for ${who}, no list is asked for`, async ({ page }) => {
    const asked = watchReads(page);
    if (email === undefined) await page.goto('/home/users');
    else await openSignedIn(page, '/home/users', email);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(lists(asked)).toEqual([]);
    expect(asked.filter((address) => address.endsWith('/get-auth-info'))).toHaveLength(1);
  });

test('where the early answer is lost, the console asks again', async ({ page }) => {
  let lost = 0;
  await page.route(`**${LIST}*`, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await openSignedIn(page, '/home/users');
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  expect(lost).toBe(2);
});
