import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { openSignedIn } from './sign-in.ts';

test('a save that does not reach the service keeps what was typed, and the next press sends it once', async ({
  context,
  page,
  world,
}) => {
  // The words come once the page is idle: without a connection they could not be fetched.
  const words = page.waitForResponse((response) => response.url().endsWith('/errors.js'));
  await openSignedIn(page, '/home/users/create-user');
  await words;
  const typed = {
    'User name': 'lena.sommer',
    'First name': 'Lena',
    'Last name': 'Sommer',
    'E-mail': 'lena.sommer@kanzlei-lund.example',
  };
  for (const [label, value] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(value);
  let sent = 0;
  // The page itself is asked for by the same path: whether another build of the console is served.
  const isWrite = (request: Request) => request.method() === 'POST' && request.url().endsWith('/create-user');
  page.on('request', (request) => (sent += isWrite(request) ? 1 : 0));
  const before = world.users.size;

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Check before you try again' }).first(),
  ).toBeVisible();
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value);
  expect(sent).toBe(1);
  expect(world.users.size).toBe(before);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create user' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Sommer' })).toBeVisible();
  expect(sent).toBe(2);
  expect(world.users.size).toBe(before + 1);
});

test('a step to a page whose file cannot be fetched leaves the frame, and the next try brings it', async ({
  context,
  page,
}) => {
  await openSignedIn(page, '/home/users');
  // All that comes after the first rows is here.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const missing = page.getByRole('heading', { level: 1, name: 'This could not be opened.' });
  const users = page.getByRole('heading', { level: 1, name: 'Users', exact: true });
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const working = page.getByRole('heading', { level: 1, name: /^Archiving is working/ });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });

  await context.setOffline(true);
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(missing).toBeFocused();
  await navigation.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(users).toBeVisible();
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(missing).toBeFocused();

  await context.setOffline(false);
  // The words of the heading change when the history is here: not before the focus stands on it.
  const letHistoryCome = await keepBack(page, '**/consumptions/get-archive-usage-history*');
  // The banner of the lost live connection, which comes in its own time, has a button of the same name.
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard).toBeFocused();
  await expect(missing).toBeHidden();
  const focused = await page.evaluateHandle(() => document.activeElement);
  letHistoryCome();
  await expect(working).toBeVisible();
  expect(await working.evaluate((heading, before) => heading === before, focused)).toBe(true);
  await expect(working).toBeFocused();
});
