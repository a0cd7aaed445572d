import { press, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('consent, role, journal rule and synchronization are done by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/home/email-archive-configuration', 'before-consent@demo.example');
  const main = page.getByRole('main');
  await expect(main.getByText('4 things are missing')).toBeVisible();

  // Declined first: nothing was granted, and the page says so.
  await press(page, page.getByRole('button', { name: 'Give consent' }));
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page).toHaveURL(/email-archive-configuration\?error=access_denied$/);
  await expect(main.getByRole('alert')).toContainText('Consent was not given');

  await press(page, page.getByRole('button', { name: 'Give consent' }));
  await press(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await expect(page).toHaveURL(/\/home\/email-archive-configuration$/);
  await expect(main.getByText('3 things are missing')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Assign role' }));
  await expect(main.getByText('2 things are missing')).toBeVisible();

  // The rule is set up at Exchange, in another window: the page notices by itself.
  const exchange = await page.context().newPage();
  await exchange.goto('/demo/microsoft/exchange');
  await exchange
    .getByRole('listitem')
    .filter({ hasText: 'Talblick Kliniken' })
    .getByRole('button', { name: 'Set up the journal rule' })
    .click();
  await expect(exchange.getByRole('button', { name: 'Remove the journal rule' })).toBeVisible();
  await page.bringToFront();
  await expect(main.getByText('1 thing is missing')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Choose account' }));
  const dialog = page.getByRole('dialog', { name: 'Account for mailboxes' });
  await type(page, dialog.getByLabel('User principal name'), 'archiv@talblick.example');
  await page.keyboard.press('Enter');
  await expect(main.getByText('archiv@talblick.example')).toBeVisible();
  await expect(main.getByText('Everything that was checked is set up.')).toBeVisible();

  const begun = page.waitForResponse('**/tenants/trigger-tenant-synchronization');
  await press(page, page.getByRole('button', { name: 'Synchronize now' }), 'Shift+Tab');
  await begun;
  await page.goto('/home/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
