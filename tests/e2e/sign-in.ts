import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Demo-Archive-2026';

/** Opens a page of a signed-in user: what is tested begins behind the sign-in form. */
export async function openSignedIn(
  page: Page,
  path = '/home/dashboard',
  email = 'admin@demo.example',
): Promise<void> {
  const taken = { email, password: PASSWORD, rememberMe: false };
  const answer = await page.request.post('/v2/authentication/login', { data: taken });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, email = 'admin@demo.example'): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
}
