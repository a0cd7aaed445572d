import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('an administrator finds, creates, edits, gives a role to and deletes a user', async ({ page }) => {
  await openSignedIn(page);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Users' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await page.getByRole('link', { name: 'Create user' }).click();
  await page.getByLabel('User name').fill('lena.sommer');
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Sommer');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('lena.sommer@kanzlei-lund.example');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Sommer' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit user' }).click();
  await page.getByLabel('Last name').fill('Winter');
  await page.getByLabel('Display name').fill('Lena Winter');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Winter' })).toBeVisible();

  await page.getByRole('link', { name: /^Roles/ }).click();
  await page.getByRole('link', { name: 'Add roles' }).first().click();
  await page.getByRole('checkbox', { name: /Administrator/ }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add role/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByText('Administrator').first()).toBeVisible();

  await page.goto('/home/users?q=lena');
  await page.getByRole('button', { name: /Lena Winter/ }).click();
  await page.getByRole('menuitem', { name: 'Delete user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByRole('link', { name: 'Lena Winter' })).toBeHidden();
});

test('a second browser sees a change without a reload', async ({ browser, page }) => {
  await openSignedIn(page, '/home/users?q=brandt');
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await openSignedIn(elsewhere, '/home/users/create-user', 'amelie.brandt@demo.example');
  await elsewhere.getByLabel('User name').fill('ole.brandt');
  await elsewhere.getByLabel('First name').fill('Ole');
  await elsewhere.getByLabel('Last name').fill('Brandt');
  await elsewhere.getByRole('textbox', { name: 'E-mail' }).fill('ole.brandt@kanzlei-lund.example');
  await elsewhere.getByRole('button', { name: 'Create user' }).click();

  await expect(page.getByRole('link', { name: 'Ole Brandt' })).toBeVisible();
  await other.close();
});
