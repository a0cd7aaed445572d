import type { Page } from '@playwright/test';
import { typeSignIn } from './by-keyboard.ts';
import { readCode } from './demo-codes.ts';
import { expect, test } from './fixtures.ts';

const EMAIL = 'second-step@demo.example';
const USED_CODE = 'demo-0001';
const NEXT_STEP = 31_000;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(code);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
}

/** Takes the codes down as a person would, confirms that and closes the dialog. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes now' });
  const list = dialog.getByRole('group', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  const codes = await list.locator('code').allTextContents();
  await dialog.getByLabel('I have saved the recovery codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}

test('without the telephone, a recovery code lets in, and another telephone takes its place', async ({
  page,
  tokens,
  world,
}) => {
  const secrets = tokens.seen as Set<string>;
  await page.goto('/');
  await typeSignIn(page, EMAIL);
  await enterRecoveryCode(page, USED_CODE);
  await expect(page).toHaveURL(/\/home\//);
  await expect(page.getByText('A recovery code has been used up', { exact: true })).toBeVisible();

  // The old authenticator is turned off, with the codes made for it.
  await page.getByRole('button', { name: 'Open security' }).click();
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn off the second factor' }).click();

  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up the second factor' });
  const key = ((await setUp.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  expect(key.length).toBeGreaterThan(15);
  await setUp.getByLabel('Code from the app').fill(await readCode(page, '/demo/authenticator', EMAIL));
  const codes = await saveCodes(page);
  expect(codes).not.toContain(USED_CODE);
  // Watched like the tokens of the session: page, storage, caches, history, addresses and the log, until the end.
  for (const secret of [key, ...codes]) secrets.add(secret);
  await tokens.look(page);

  // New codes take the place of those.
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const [renewed = '', ...others] = await saveCodes(page);
  for (const code of [renewed, ...others]) expect(codes).not.toContain(code);
  for (const code of [renewed, ...others]) secrets.add(code);
  await tokens.look(page);
  await signOut(page);

  // The code of the new telephone signs in.
  world.clock.advance(NEXT_STEP);
  await typeSignIn(page, EMAIL);
  await page
    .getByLabel('Code of your authenticator')
    .fill(await readCode(page, '/demo/authenticator', EMAIL));
  await expect(page).toHaveURL(/\/home\//);
  await signOut(page);

  // A code of before is refused, one of the new ones is not.
  await typeSignIn(page, EMAIL);
  await enterRecoveryCode(page, codes[0] ?? '');
  await expect(page.getByText('This recovery code is not valid.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(renewed);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await expect(page).toHaveURL(/\/home\//);
  // What was typed to sign in stands nowhere once its form is gone.
  await expect(page.getByRole('textbox', { name: /^Recovery code/ })).toHaveCount(0);
});
