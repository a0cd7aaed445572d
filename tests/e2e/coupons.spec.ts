import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { openSignedIn } from './sign-in.ts';

test('a file of coupons waits for the wallet, which says until when they count', async ({ page }) => {
  const letCome = await keepBack(page, '**/get-tenant-coupon-wallet');
  await openSignedIn(page, '/home/licenses/coupons');
  await expect(page.getByText('WELCOME-2025')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: /^This page/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  letCome();
  const text = await readFile(await (await arriving).path(), 'utf8');
  const [, line = ''] = text.split('\r\n');
  expect(line).toMatch(/^WELCOME-2025,/);
  // Its last cell: a day, which has a comma and is quoted for it.
  expect(line).toMatch(/"\w{3} \d{1,2}, \d{4}"$/);
});
