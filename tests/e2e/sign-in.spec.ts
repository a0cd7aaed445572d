import type { Page } from '@playwright/test';
import { userIdOf } from '@archive-console/mocks';
import { press, pressSignOut, typeSignIn } from './by-keyboard.ts';
import { readCode } from './demo-codes.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

test('a wrong password keeps the page and the e-mail, and the right one then lets in', async ({ page }) => {
  await page.goto('/');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await typeSignIn(page, 'admin@demo.example', 'Demo-Archive-2025');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('E-mail and password do not match');
  await expect(page).toHaveURL(/\/login$/);
  await expect(email).toHaveValue('admin@demo.example');
  await expect(password).toBeFocused();

  // What was wrong is selected: typing replaces it.
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});

test('an address that needs a session leads there after the sign-in', async ({ page }) => {
  const path = `/home/users/${userIdOf('jonas.petersen')}/roles`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?continue=/);
  await typeSignIn(page, 'admin@demo.example');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Roles/ })).toHaveAttribute('aria-current', 'page');
});

const VERA = 'second-step@demo.example';
const EMIL = 'email-code@demo.example';
const RUTH = 'recovery@demo.example';

/** Signs in without a mouse, up to the second step. */
async function beginSecondStep(page: Page, email: string) {
  await page.goto('/home/users');
  await typeSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Code of your authenticator')).toBeFocused();
}

test('the code of an authenticator lets in by keyboard alone, at the address asked for', async ({ page }) => {
  await beginSecondStep(page, VERA);
  await page.keyboard.type(await readCode(page, '/demo/authenticator', VERA));
  await expect(page).toHaveURL(/\/home\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the code of a mail lets in by keyboard alone, after a wrong one', async ({ page }) => {
  await beginSecondStep(page, EMIL);
  await press(page, page.getByRole('button', { name: 'Have a code sent by e-mail' }));
  await expect(page.getByText(/^Code sent at/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send another in \d+ s$/ })).toBeVisible();
  const code = page.getByLabel('Code of the mail');
  await expect(code).toBeFocused();
  const right = await readCode(page, '/demo/inbox', EMIL);
  await page.keyboard.type(right === '000000' ? '111111' : '000000');
  await expect(code).toHaveAccessibleDescription(/Only the code from the newest mail works/);
  await expect(code).toBeFocused();
  // What was wrong is selected: typing replaces it.
  await page.keyboard.type(right);
  await expect(page).toHaveURL(/\/home\/users$/);
});

test('a recovery code lets in by keyboard alone, and once', async ({ page }) => {
  await beginSecondStep(page, RUTH);
  await press(page, page.getByRole('button', { name: 'Use a recovery code' }));
  const code = page.getByRole('textbox', { name: 'Recovery code' });
  await expect(code).toBeFocused();
  await page.keyboard.type('demo-0001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/users$/);

  await pressSignOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await beginSecondStep(page, RUTH);
  await press(page, page.getByRole('button', { name: 'Use a recovery code' }));
  await page.keyboard.type('demo-0001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This recovery code is not valid')).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.type('demo-0002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/users$/);
});

test('Microsoft lets in at the address asked for, and a refusal there is shown in words', async ({
  page,
}) => {
  await page.goto('/home/users');
  await press(page, page.getByRole('button', { name: 'Sign in with Microsoft' }));
  await expect(page).toHaveURL(/\/demo\/microsoft\/sign-in/);
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The sign-in with Microsoft was not finished',
  );
  await press(page, page.getByRole('button', { name: 'Sign in with Microsoft' }));
  await press(page, page.getByRole('button', { name: 'Continue as Mats Olsen' }));
  await expect(page).toHaveURL(/\/home\/users$/);
});
