import { MINUTE } from '@archive-console/mocks';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const EMAIL = 'boss@sonnenhof.example';

test('an archive is set up by keyboard alone, from the address into the console', async ({ page, world }) => {
  await page.goto('/setup');
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await type(page, email, 'boss@sonnenhof');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Open the mail we sent' })).toBeFocused();
  await expect(page.getByText(`on its way to ${EMAIL}`)).toBeVisible();

  await page.goto('/demo/inbox');
  await press(page, page.getByRole('link', { name: 'Set up your archive' }));
  const name = page.getByRole('textbox', { name: 'Name of the organization' });
  await type(page, name, 'Sonnenhof');
  // What was typed survives a reload, but for the password.
  await page.reload();
  await expect(name).toHaveValue('Sonnenhof');
  const password = page.getByLabel('Your password', { exact: true });
  await expect(password).toHaveValue('');
  await type(page, password, 'harbour-lantern-38');
  await reach(page, page.getByRole('button', { name: 'Set up the archive' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/home\/provisioning$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/setup\/verify/);
  await page.goto('/');
  world.clock.advance(MINUTE);
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});
