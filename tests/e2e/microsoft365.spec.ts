import { MINUTE } from '@archive-console/mocks';
import { press } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

test('a Microsoft 365 organization is registered by hand: consent refused, explained, given, into the console', async ({
  page,
  world,
}) => {
  await page.goto('/setup/microsoft365');
  await press(page, page.getByRole('button', { name: 'Sign in at Microsoft' }));
  await press(page, page.getByRole('button', { name: 'Continue as Solveig Nord' }));
  await expect(page.getByText('A mail was sent to admin@nordlicht.example')).toBeVisible();

  // The mail's link is opened in the same browser; the first page notices by itself.
  const mail = await page.context().newPage();
  await mail.goto('/demo/inbox');
  await press(mail, mail.getByRole('link', { name: 'Confirm the address' }));
  await press(mail, mail.getByRole('button', { name: 'Confirm address' }));
  await expect(mail.getByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  await expect(mail).toHaveURL(/\/setup\/microsoft365$/);
  await mail.close();
  await page.bringToFront();

  await press(page, page.getByRole('button', { name: 'Give consent at Microsoft' }));
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page).toHaveURL(/\/setup\/microsoft365\?error=access_denied$/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was granted.');

  await press(page, page.getByRole('button', { name: 'Try the consent again' }));
  await press(page, page.getByRole('button', { name: 'Accept', exact: true }));
  await expect(page).toHaveURL(/\/setup\/microsoft365$/);
  await expect(page.getByRole('heading', { name: 'The archive is being set up' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The archive is being set up' })).toBeVisible();

  world.clock.advance(MINUTE);
  await press(page, page.getByRole('button', { name: 'Open the console' }));
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an organization that is registered already sees a message, and another account may try', async ({
  page,
}) => {
  await page.goto('/setup/microsoft365');
  await press(page, page.getByRole('button', { name: 'Sign in at Microsoft' }));
  await press(page, page.getByRole('button', { name: 'Continue as Mats Olsen' }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already registered');
  await press(page, page.getByRole('button', { name: 'Try the sign-in again' }));
  await press(page, page.getByRole('button', { name: 'Continue as Kai Strand' }));
  await expect(page.getByRole('button', { name: 'Give consent at Microsoft' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();

  // Starting over asks first, and is not undone by a reload.
  await press(page, page.getByRole('button', { name: 'Start over' }));
  await press(page, page.getByRole('button', { name: 'Give up registration' }));
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
  const actions = /authenticate|grant-permissions|finalize|reset/;
  expect(asked.filter((path) => path.startsWith('/v2/') && actions.test(path))).toEqual([]);
});
