import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Demo-Archive-2026';

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, email = 'admin@demo.example'): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
}
