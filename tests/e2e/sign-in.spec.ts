import type { Locator, Page } from '@playwright/test';
import { userIdOf } from '@archive-console/mocks';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

test('a wrong password keeps the page and the e-mail, and the right one then lets in', async ({ page }) => {
  await page.goto('/');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('admin@demo.example');
  await password.fill('Demo-Archive-2025');
  await page.keyboard.press('Enter');
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
  await page.getByLabel('E-mail').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Roles/ })).toHaveAttribute('aria-current', 'page');
});

const VERA = 'second-step@demo.example';
const EMIL = 'email-code@demo.example';

/** Goes from where the focus is to a control, as somebody without a mouse does. */
async function reach(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Signs in without a mouse, up to the second step. */
async function beginSecondStep(page: Page, email: string) {
  await page.goto('/home/users');
  await reach(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Second step' })).toBeVisible();
  await expect(page.getByLabel('Code of your authenticator')).toBeFocused();
}

/** The code beside an address on a page of the demo, read in another tab. */
async function readCode(page: Page, path: string, email: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(path);
  const code = await other
    .getByRole('listitem')
    .filter({ hasText: email })
    .first()
    .locator('.code')
    .innerText();
  await other.close();
  return code;
}

test('the code of an authenticator lets in by keyboard alone, at the address asked for', async ({ page }) => {
  await beginSecondStep(page, VERA);
  await page.keyboard.type(await readCode(page, '/demo/authenticator', VERA));
  await expect(page).toHaveURL(/\/home\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the code of a mail lets in by keyboard alone, after a wrong one', async ({ page }) => {
  await beginSecondStep(page, EMIL);
  await reach(page, page.getByRole('button', { name: 'Have a code sent by e-mail' }));
  await page.keyboard.press('Enter');
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

test('Microsoft lets in at the address asked for, and a refusal there is told in words', async ({ page }) => {
  await page.goto('/home/users');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await expect(page).toHaveURL(/\/demo\/microsoft\/sign-in/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Microsoft sent no usable sign-in');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name: 'Continue as Mats Olsen' }).click();
  await expect(page).toHaveURL(/\/home\/users$/);
});
