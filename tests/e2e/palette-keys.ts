import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What is searched for. */
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search or jump to' });
/** Waits until the palette can be opened. */
export const ready = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();

/** Opens the palette by its keys. */
export async function open(page: Page): Promise<void> {
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Takes a result by Enter, which goes to the one that is marked. */
export async function take(page: Page, name: RegExp | string): Promise<void> {
  // A person, their mailbox and its import source may share a name.
  const id = await page.getByRole('menuitem', { name }).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
}
