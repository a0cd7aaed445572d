import { DAY } from '@archive-console/mocks';
import { press, type, typeSignIn } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const EMAIL = 'admin@demo.example';
const PASSWORD = 'harbour-lantern-38';

test('a forgotten password is replaced by the link of a mail, which leaves the page in no referrer', async ({
  page,
}) => {
  await page.goto('/password-reset');
  await type(page, page.getByLabel('E-mail'), EMAIL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
  // A reload still says where the mail went.
  await page.reload();
  await expect(page.getByText(`If ${EMAIL} has an account`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();

  await page.goto('/demo/inbox');
  const link = page.getByRole('link', { name: 'Set a new password' });
  const token = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(8);
  const reported: string[] = [];
  page.on('request', (request) => reported.push(`${request.headers()['referer'] ?? ''} ${request.url()}`));
  page.on('console', (message) => reported.push(message.text()));
  await press(page, link);
  await type(page, page.getByLabel('New password', { exact: true }), PASSWORD);
  await type(page, page.getByLabel('Repeat new password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The new password is set' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Sign in', exact: true }));
  // Only the page itself was asked for by its address.
  expect(reported.filter((text) => text.includes(token))).toEqual([
    expect.stringMatching(/\/password-reset\//),
  ]);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain(token);

  await typeSignIn(page, EMAIL, PASSWORD);
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});

test('an expired link offers a new one in place, and the new one works', async ({ page, world }) => {
  await page.goto('/password-reset');
  await type(page, page.getByLabel('E-mail'), EMAIL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
  world.clock.advance(2 * DAY);

  await page.goto('/demo/inbox');
  await press(page, page.getByRole('link', { name: 'Set a new password' }));
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await press(page, page.getByRole('button', { name: 'Send a new link' }));
  await expect(page).toHaveURL(/\/password-reset$/);

  await page.goto('/demo/inbox');
  await press(page, page.getByRole('link', { name: 'Set a new password' }).first());
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});
