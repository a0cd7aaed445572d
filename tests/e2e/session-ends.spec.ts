import { userIdOf } from '@archive-console/mocks';
import { expect, test } from './fixtures.ts';
import { PASSWORD, signIn } from './sign-in.ts';

const gustav = userIdOf('gustav.lund');
const edit = `/home/users/${gustav}/profile/edit`;

test('a session that ends while somebody edits costs them a password, and nothing else', async ({
  page,
  world,
}) => {
  await signIn(page);
  await page.goto(edit);
  await page.getByLabel('First name').fill('Gustaf');
  const saves: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/users/update-user-profile')) saves.push(answer.status());
  });
  // With the save and not before: the hub notices at once, and another call would be the one that is refused.
  await page.route('**/users/update-user-profile', (route) => {
    if (saves.length === 0) world.sessions.endAll();
    return route.continue();
  });
  await page.getByRole('button', { name: 'Save user' }).click();

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
  await signIn(page);
  await page.goto(edit);
  await page.getByLabel('First name').fill('Gustaf');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await expect(page.getByText('What you typed here is back.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Gustav');
  await expect(page.getByText('What you typed here is back.')).toBeHidden();

  await page.getByLabel('First name').fill('Gustaf');
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('ac.drafts'))).toBeNull();
});
