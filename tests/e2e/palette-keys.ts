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

/** Takes a result by Enter, which goes to the one that is marked: what is found later may change which one that is. */
export async function take(page: Page, name: RegExp | string): Promise<void> {
  const isMarked = async () => {
    const id = await field(page).getAttribute('aria-activedescendant');
    // A person, their mailbox and its import source may share a name.
    return page
      .getByRole('menuitem', { name })
      .evaluateAll((items, marked) => items.some((item) => item.id === marked), id);
  };
  await expect.poll(isMarked).toBe(true);
  await page.keyboard.press('Enter');
}
