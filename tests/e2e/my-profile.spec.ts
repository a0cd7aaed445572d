import { readCode } from './demo-codes.ts';
import { typeSignIn } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, PASSWORD } from './sign-in.ts';

const EMAIL = 'admin@demo.example';
const NEXT_STEP = 31_000;

test('the second factor is turned on, asked for at the next sign-in, and turned off again', async ({
  page,
  tokens,
  world,
}) => {
  await openSignedIn(page, '/home/my-profile/security', EMAIL);
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up the second factor' });
  await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible();
  await setUp.getByLabel('Code from the app').fill(await readCode(page, '/demo/authenticator', EMAIL));

  const saved = page.getByRole('dialog', { name: 'Save your recovery codes now' });
  const shown = saved.getByRole('group', { name: 'Recovery codes' }).locator('code');
  await expect(shown.first()).toBeVisible();
  const codes = await shown.allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(saved).toBeVisible();
  await saved.getByLabel('I have saved the recovery codes').check();
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  // Watched like the tokens of the session: page, storage, caches, history, addresses and the log, until the end.
  for (const code of codes) (tokens.seen as Set<string>).add(code);
  await tokens.look(page);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await typeSignIn(page, EMAIL);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  // A code works once.
  world.clock.advance(NEXT_STEP);
  await page
    .getByRole('textbox')
    .first()
    .fill(await readCode(page, '/demo/authenticator', EMAIL));
  await expect(page).toHaveURL(/\/home\//);

  await page.goto('/home/my-profile/security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('alertdialog', { name: 'Turn off the second factor?' })
    .getByRole('button', { name: 'Turn off the second factor' })
    .click();
  await expect(page.getByRole('button', { name: 'Set up the second factor' })).toBeVisible();
});

test('the password is changed, and the new one signs in', async ({ page, tokens }) => {
  const next = 'harbour-lantern-38';
  await openSignedIn(page, '/home/my-profile/security', EMAIL);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password once more').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  (tokens.seen as Set<string>).add(next);
  await tokens.look(page);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home\//);
  // What was typed to sign in stands nowhere once its form is gone.
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
});

test('the secret of a personal token is nowhere after its dialog is closed', async ({ page, tokens }) => {
  await openSignedIn(page, '/home/my-profile/access-tokens', EMAIL);
  await page.getByRole('link', { name: 'Create token' }).first().click();
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Script at home');
  await page.getByLabel('Mail import').check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the secret now' });
  const secret = (await dialog.getByText(/^demo-token-/).textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(20);
  await dialog.getByLabel('I have saved the secret').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Script at home/ })).toBeVisible();
  (tokens.seen as Set<string>).add(secret);
  await tokens.look(page);
});
