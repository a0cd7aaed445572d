import type { Page } from '@playwright/test';
import { press, pressSignOut, reach, type, typeSignIn } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Signs in, and goes to the users through the navigation. */
async function goToUsers(page: Page) {
  await page.goto('/');
  await typeSignIn(page, 'admin@demo.example');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await press(page, navigation.getByRole('link', { name: 'Users' }), 'Shift+Tab');
  await expect(heading(page, 'Users')).toBeFocused();
}

test('a list is filtered, sorted and selected by keyboard alone', async ({ page }) => {
  await goToUsers(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, button(page, 'Filter'));
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await expect(panel.getByRole('button', { name: 'Origin' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Filter')).toBeFocused();

  await press(page, button(page, /^Name/));
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');

  await reach(page, page.getByRole('checkbox', { name: 'Select Amelie Brandt' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Actions for the selection' })).toContainText('2 selected');

  await press(page, button(page, 'Actions for Carla Weiss'));
  await expect(page.getByRole('menuitem', { name: 'Edit user' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Add roles' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Actions for Carla Weiss')).toBeFocused();
});

test('a user is created and given a role by keyboard alone, up to the sign-out', async ({ page }) => {
  await goToUsers(page);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Create user' }));
  await expect(page).toHaveURL(/\/create-user/);
  await type(page, field(page, 'User name'), 'lena.sommer');
  await type(page, field(page, 'E-mail'), 'lena.sommer@kanzlei-lund.example');
  await type(page, field(page, 'First name'), 'Lena');
  await type(page, field(page, 'Last name'), 'Sommer');
  await page.keyboard.press('Enter');
  // A message says that it is done, and takes no focus.
  await expect(heading(page, 'Lena Sommer')).toBeFocused();

  await press(page, page.getByRole('main').getByRole('link', { name: /^Roles/ }));
  const opener = page.getByRole('main').getByRole('link', { name: 'Add roles' }).last();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add roles' })).toHaveCount(2);
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Add roles to Lena Sommer' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await reach(page, dialog.getByRole('checkbox', { name: 'Administrator' }));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: 'Add role' }));
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Remove role Administrator')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await pressSignOut(page);
  await expect(page).toHaveURL(/\/login$/);
});
