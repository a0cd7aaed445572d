import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

/** Every address of a person that the page's memory holds, once what nothing refers to is collected. */
async function addressesInMemory(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  let snapshot = '';
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings } = JSON.parse(snapshot) as { strings: string[] };
  return strings.filter((text) => /[a-z]@[a-z-]+\.example/.test(text));
}

test('after sign-out no person of the tenant is left in the memory of the page', async ({ page }) => {
  // Each look at the memory takes seconds.
  test.slow();
  await openSignedIn(page, '/home/users');
  await page.getByRole('link', { name: 'Gustav Lund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lund' })).toBeVisible();
  await page.getByRole('link', { name: 'Mailboxes', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible();
  expect((await addressesInMemory(page)).length).toBeGreaterThan(20);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => addressesInMemory(page), { timeout: 60_000 }).toEqual([]);
});
