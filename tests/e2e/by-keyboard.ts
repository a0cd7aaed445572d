import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { PASSWORD } from './sign-in.ts';

/** Longer than any way through a page of ten rows. */
const MOST_PRESSES = 80;

/** Goes from where the focus is to a control, as a person without a mouse does. */
export async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    expect(presses, `presses of ${key} to reach ${control.toString()}`).toBeLessThan(MOST_PRESSES);
    await page.keyboard.press(key);
  }
}

/** Goes there and presses Enter. */
export async function press(page: Page, control: Locator, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown') {
  await reach(page, control, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field and fills it. */
export async function type(page: Page, field: Locator, text: string) {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** Fills the sign-in that is open, and sends it. */
export async function typeSignIn(page: Page, email: string, password = PASSWORD) {
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

/** Signs out through the menu of the account. */
export async function pressSignOut(page: Page) {
  await press(page, page.getByRole('button', { name: /^Account menu of/ }), 'Shift+Tab');
  await press(page, page.getByRole('menuitem', { name: 'Sign out' }), 'ArrowDown');
}
