import { MINUTE } from '@archive-console/mocks';
import { expect, test } from './fixtures.ts';

test('a Microsoft 365 organisation is registered by hand: consent refused, explained, given, into the console', async ({
  page,
  world,
}) => {
  await page.goto('/setup/microsoft365');
  await page.getByRole('button', { name: 'Sign in at Microsoft' }).click();
  await page.getByRole('button', { name: 'Continue as Solveig Nord' }).click();
  await expect(page.getByText('A mail was sent to admin@nordlicht.example')).toBeVisible();

  // The mail's link is opened in the same browser; the first page notices by itself.
  const mail = await page.context().newPage();
  await mail.goto('/demo/inbox');
  await mail.getByRole('link', { name: 'Confirm the address' }).click();
  await mail.getByRole('button', { name: 'Confirm address' }).click();
  await expect(mail.getByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  await expect(mail).toHaveURL(/\/setup\/microsoft365$/);
  await mail.close();
  await page.bringToFront();

  await page.getByRole('button', { name: 'Give consent at Microsoft' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/setup\/microsoft365\?error=access_denied$/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was granted.');

  await page.getByRole('button', { name: 'Try the consent again' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page).toHaveURL(/\/setup\/microsoft365$/);
  await expect(page.getByRole('heading', { name: 'The archive is being set up' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The archive is being set up' })).toBeVisible();

  world.clock.advance(MINUTE);
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an organisation that is registered already is told so, and another account may try', async ({
  page,
}) => {
  await page.goto('/setup/microsoft365');
  await page.getByRole('button', { name: 'Sign in at Microsoft' }).click();
  await page.getByRole('button', { name: 'Continue as Mats Olsen' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already registered');
  await page.getByRole('button', { name: 'Try the sign-in again' }).click();
  await page.getByRole('button', { name: 'Continue as Kai Strand' }).click();
  await expect(page.getByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();

  // Starting over asks first, and is not undone by a reload.
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Give up registration' }).click();
  await expect(page.getByRole('button', { name: 'Sign in at Microsoft' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in at Microsoft' })).toBeVisible();
});

test('nothing is begun, ended or given up before a press', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/setup/microsoft365?error=access_denied');
  await expect(page.getByRole('button', { name: 'Try the sign-in again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try the sign-in again' }).hover();
  const deeds = /authenticate|grant-permissions|finalize|reset/;
  expect(asked.filter((path) => path.startsWith('/v2/') && deeds.test(path))).toEqual([]);
});
