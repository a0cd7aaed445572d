import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openSignedIn, signIn } from './sign-in.ts';

/** The page of another administrator, signed in in a separate browser. */
export async function secondAdministrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'amelie.brandt@demo.example');
  return page;
}

/** Opens a page, and counts from then on how often it is loaded anew. */
export async function watch(page: Page, path: string): Promise<() => number> {
  await openSignedIn(page, path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}
