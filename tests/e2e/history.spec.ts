import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('a step back after saving does not open the form again', async ({ page }) => {
  await openSignedIn(page, '/home/users?q=lund');
  await page.getByRole('link', { name: 'Gustav Lund' }).click();
  await page.getByRole('link', { name: 'Edit user' }).click();
  await page.getByLabel('First name').fill('Gustaf');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, '')}/edit`);
  await page.getByLabel('First name').fill('Gustav');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lund' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeHidden();
  await expect(page.getByLabel('First name')).toBeHidden();
});

test('a step back undoes the search as a whole, and the sorting before it stays', async ({ page }) => {
  await openSignedIn(page, '/home/users');
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page).toHaveURL(/sort=-displayName/);
  const search = page.getByRole('searchbox', { name: 'Name or e-mail' });
  await search.fill('bra');
  await expect(page).toHaveURL(/q=bra$/);
  await search.fill('brandt');
  await expect(page).toHaveURL(/q=brandt/);

  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/sort=-displayName/);
  await page.goBack();
  await expect(page).toHaveURL(/users$/);
});

test('a step back closes what is open over the page, and the page stays', async ({ page }) => {
  await openSignedIn(page, '/home/users');
  await page.getByRole('link', { name: 'Gustav Lund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lund' })).toBeVisible();
  for (const [open, opened] of [
    ['Notifications', 'Notifications'],
    [/^Search or jump to/, 'Search or jump to'],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    const over = page.getByRole('dialog', { name: opened });
    await expect(over).toBeVisible();
    await page.goBack();
    await expect(over).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lund' })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
