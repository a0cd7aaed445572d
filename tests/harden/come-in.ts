import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/fixtures.ts';

/** Signs in as far as the service lets an account: some of them end at the form, or at a page of their own. */
export async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  // What was pressed before may still lead elsewhere, and interrupts it.
  await expect(() => page.goto('/')).toPass();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Until the page waits for nothing any more. */
export async function settle(page: Page) {
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
