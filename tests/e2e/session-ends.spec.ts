import { userIdOf } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { press, pressSignOut, type, typeSignIn } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

const gustav = userIdOf('gustav.lund');
const edit = `/home/users/${gustav}/profile/edit`;

/** Signs in, and changes a name without saving it. */
async function beginEdit(page: Page): Promise<void> {
  await page.goto('/');
  await typeSignIn(page, 'admin@demo.example');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await page.goto(edit);
  await type(page, page.getByLabel('First name'), 'Gustaf');
}

test('a session that ends while a user edits costs a password, and nothing else', async ({ page, world }) => {
  await beginEdit(page);
  const saves: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/users/update-user-profile')) saves.push(answer.status());
  });
  // With the save and not before: the hub notices at once, and another call would be the one that is refused.
  await page.route('**/users/update-user-profile', (route) => {
    if (saves.length === 0) world.sessions.endAll();
    return route.continue();
  });
  await press(page, page.getByRole('button', { name: 'Save user' }));

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(saves).toEqual([401, 204]);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('what was typed survives a reload of the tab, and a sign-out ends it', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await beginEdit(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await expect(page.getByText('What you typed here is back.')).toBeVisible();
  await press(page, page.getByRole('status').getByRole('button', { name: 'Discard changes' }), 'Shift+Tab');
  await expect(page.getByLabel('First name')).toHaveValue('Gustav');
  await expect(page.getByText('What you typed here is back.')).toBeHidden();

  await type(page, page.getByLabel('First name'), 'Gustaf');
  await pressSignOut(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }));
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await pressSignOut(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }));
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('ac.drafts'))).toBeNull();
});
