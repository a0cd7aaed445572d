import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('a step back undoes the search as a whole, and the sorting before it stays', async ({ page }) => {
  await signIn(page);
  await page.goto('/home/users');
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
