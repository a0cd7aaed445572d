import { userIdOf } from '@archive-console/mocks';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

test('a wrong password keeps the page and the e-mail, and the right one then lets in', async ({ page }) => {
  await page.goto('/');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('admin@demo.example');
  await password.fill('Demo-Archive-2025');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('E-mail and password do not match');
  await expect(page).toHaveURL(/\/login$/);
  await expect(email).toHaveValue('admin@demo.example');
  await expect(password).toBeFocused();

  // What was wrong is selected: typing replaces it.
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});

test('an address that needs a session leads there after the sign-in', async ({ page }) => {
  const path = `/home/users/${userIdOf('jonas.petersen')}/roles`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?continue=/);
  await page.getByLabel('E-mail').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Roles/ })).toHaveAttribute('aria-current', 'page');
});
