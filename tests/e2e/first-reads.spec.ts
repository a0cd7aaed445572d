import { globSync, readFileSync } from 'node:fs';
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

/** Once it is connected to the hub, the console reads again what was read before. */
const stayUnconnected = (page: Page) => page.route('**/hub/negotiate*', () => undefined);

const lists = (asked: readonly string[]) => asked.filter((address) => address.startsWith(LIST));

test('the first list is asked for before the console is there, and once', async ({ page }) => {
  await stayUnconnected(page);
  const letCome = await keepBack(page, ENTRY);
  const asked = watchReads(page);
  const answered = page.waitForResponse((response) => response.url().includes(LIST));
  const opened = openSignedIn(page, '/home/users');
  await answered;
  // All that is asked by now is asked by the document: its three reads.
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  const early = [...asked];
  letCome();
  await opened;
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  // The console would have asked for exactly this, and asks for nothing of it again.
  for (const address of early) expect(asked.filter((other) => other === address)).toEqual([address]);
  expect(lists(asked)).toHaveLength(1);
});

test('as many rows as the reader has chosen are asked for', async ({ page }) => {
  await stayUnconnected(page);
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
  await stayUnconnected(page);
  let lost = 0;
  await page.route(`**${LIST}*`, (route) => (lost++ === 0 ? route.abort() : route.continue()));
  await openSignedIn(page, '/home/users');
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  expect(lost).toBe(2);
});

test('what the document of any area asks for, the console asks for as well, and not again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // Once it is connected, the console reads again what was read before.
  await page.route('**/hub/negotiate*', (route) => route.abort());
  const asked = watchReads(page);
  await openSignedIn(page);
  // What the page before still asks for is not asked for by the next one.
  await page.waitForLoadState('networkidle');
  for (const { path, reads } of pagesThatRead()) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    // An answer that no call has taken would have been asked for in vain, and by the call once more.
    for (const read of reads)
      expect
        .soft(
          asked.filter((other) => other === read),
          path,
        )
        .toEqual([read]);
  }
});

/** The pages whose documents ask for more than the tenant, with what they ask for. */
function pagesThatRead(): { path: string; reads: string[] }[] {
  return globSync('packages/console/dist/start/*.html').flatMap((file) => {
    const [, content = ''] = /name="first-reads" content="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
    const { page: path, reads } = JSON.parse(
      content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ) as FirstReads;
    return reads[''].length < 2 ? [] : [{ path, reads: reads[''].map((read) => read.join(' ')) }];
  });
}

interface FirstReads {
  page: string;
  reads: { '': [address: string, body?: string][] };
}
