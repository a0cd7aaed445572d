import { expect, test } from './fixtures.ts';
import { openSignedIn, PASSWORD } from './sign-in.ts';

const EMAIL = 'admin@demo.example';
const NAME = 'Lindenhof GmbH';

test('the contract is ended once no import runs, and the tenant is deleted with all that it holds', async ({
  page,
  world,
}) => {
  await openSignedIn(page, '/home/configuration', EMAIL);
  await page.getByRole('button', { name: 'End contract' }).click();
  const ending = page.getByRole('alertdialog', { name: `End the contract of ${NAME}?` });
  const end = ending.getByRole('button', { name: 'End contract' });

  // Only the whole name opens the way.
  await ending.getByLabel('Type the name to confirm').fill('Lindenhof');
  await end.click();
  await expect(ending.getByText('This is not the name. Type it as it stands above.')).toBeVisible();
  await ending.getByLabel('Type the name to confirm').fill(NAME);

  // An import runs: the service refuses, and what was typed stays.
  await expect(ending.getByText(/imports? (is|are) running/)).toBeVisible();
  await end.click();
  await expect(ending.getByRole('alert')).toBeVisible();
  await expect(ending.getByLabel('Type the name to confirm')).toHaveValue(NAME);
  world.jobs.splice(0);
  await end.click();
  await expect(page).toHaveURL(/\/home\/terminated$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The contract has ended' })).toBeVisible();

  // Nothing else is reached any more.
  await page.goto('/home/users');
  await expect(page).toHaveURL(/\/home\/terminated$/);

  await page.getByRole('button', { name: 'Delete tenant' }).click();
  const deleting = page.getByRole('alertdialog', { name: `Delete ${NAME}?` });
  await deleting.getByLabel('Type the name to confirm').fill(NAME);
  await deleting.getByRole('button', { name: 'Delete tenant' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('The tenant is deleted', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
