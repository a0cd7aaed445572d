import { readFile } from 'node:fs/promises';
import type { World } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { givePayer } from './give-payer.ts';
import { openSignedIn } from './sign-in.ts';

const TRIAL = 'trial@demo.example';
const EDIT = '/home/licenses/subscription/edit';

/** Lets the month end, and the days until the documents of its bills are made. */
function endMonth({ clock }: World): void {
  const now = clock.now();
  clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5) - now.getTime());
}

async function decide(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: words }).click();
  await expect(page).toHaveURL(/\/home\/licenses\/subscription$/);
}

test('a trial is activated, billed, changed and read by an accountant', async ({ page, world }) => {
  // Its tenant is there once its administrator has signed in.
  await openSignedIn(page, '/home', TRIAL);
  givePayer(world, 'Brückner Optik KG');
  const monthNow = () =>
    new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      world.clock.now(),
    );

  await openSignedIn(page, EDIT, TRIAL);
  await decide(page, 'Activate for a fee');
  const first = monthNow();
  endMonth(world);
  // A session does not last for a month.
  await openSignedIn(page, EDIT, TRIAL);
  const more = page.getByRole('button', { name: 'One reserved user more' });
  await more.click();
  // What the first step said to screen readers is taken away by the second.
  await more.click();
  await decide(page, 'Change for a fee');
  const second = monthNow();
  endMonth(world);

  await openSignedIn(page, '/home/licenses/invoices', TRIAL);
  const rows = page.getByRole('row').filter({ hasText: /RE-\d{4}-\d\d/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: first })).toBeVisible();
  await rows.filter({ hasText: second }).getByRole('link').first().click();
  await expect(page.getByText(new RegExp(`^€[\\d.]+ more than in ${first}\\.$`))).toBeVisible();
  await expect(page.getByRole('row', { name: /Reserved user/ })).toContainText(/\d+ instead of \d+/);

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-/);
});
