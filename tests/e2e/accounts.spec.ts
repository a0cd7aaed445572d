import { accounts } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { readCode } from './demo-codes.ts';
import { expect, test } from './fixtures.ts';

/** Types an account into the login page. */
async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function isAtDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const isRefused = (words: string) => async (page: Page) => {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  await expect(page).toHaveURL(/\/login$/);
};

const isShown = (pathname: string, heading: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
};

type Ends = (page: Page) => Promise<void>;

/** Where each account of the table of docs/demo.md ends, by the name before its @. */
const endsOf: Readonly<Record<string, Ends>> = {
  admin: isAtDashboard,
  'amelie.brandt': isAtDashboard,
  user: isShown('/login', 'You may not use this console'),
  trial: isAtDashboard,
  expired: isAtDashboard,
  administrative: isAtDashboard,
  microsoft365: isAtDashboard,
  'before-consent': isAtDashboard,
  'partner-managed': isAtDashboard,
  'no-billing': isAtDashboard,
  provisioning: isShown('/home/provisioning', 'Setting up your archive'),
  terminated: isShown('/home/terminated', 'The contract has ended'),
  'second-step': async (page) => {
    const code = await readCode(page, '/demo/authenticator', 'second-step@demo.example');
    await page.getByLabel('Code of your authenticator').fill(code);
    await isAtDashboard(page);
  },
  'email-code': async (page) => {
    await page.getByRole('button', { name: 'Have a code sent by e-mail' }).click();
    await expect(page.getByText(/^Code sent at/)).toBeVisible();
    const code = await readCode(page, '/demo/inbox', 'email-code@demo.example');
    await page.getByLabel('Code of the mail').fill(code);
    await isAtDashboard(page);
  },
  recovery: async (page) => {
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: /^Recovery code/ }).fill('demo-0001');
    await page.getByRole('button', { name: 'Finish signing in' }).click();
    await isAtDashboard(page);
  },
  locked: isRefused('This account is locked'),
  'connector-down': isRefused('The connector is not connected'),
  microsoft: async (page) => {
    await isRefused('This account may not sign in')(page);
    await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await page.getByRole('button', { name: 'Continue as Mats Olsen' }).click();
    await isAtDashboard(page);
  },
  unconfirmed: isRefused('The e-mail address is not confirmed yet'),
  directory: isRefused('The sign-in was refused'),
  homeless: isRefused('Your tenant was not found'),
};

test('every account is expected somewhere', () => {
  const names = accounts.map(({ email }) => email.replace('@demo.example', ''));
  expect(Object.keys(endsOf).toSorted()).toEqual(names.toSorted());
});

for (const { email, password, note } of accounts) {
  test(`${note}, ends where the specification says`, async ({ page }) => {
    await signInAs(page, email, password);
    const ends = endsOf[email.replace('@demo.example', '')];
    if (ends === undefined) throw new Error(`The table does not say where ${email} ends. Add it there.`);
    await ends(page);
  });
}
