import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PASSWORD } from './sign-in.ts';

/** Addresses that a link may bring along and no page may lead to, by what they try. */
const byKind = JSON.parse(readFileSync('tests/console/hostile-addresses.json', 'utf8')) as Record<
  string,
  string[]
>;

export const hostileAddresses: readonly string[] = Object.values(byKind).flat();

/** Every origin the page itself was led to, and every script that ran because of an address. */
export async function watchWhereLed(page: Page): Promise<string[]> {
  const led: string[] = [];
  page.on('framenavigated', (frame) => led.push(new URL(frame.url()).origin));
  page.on('dialog', (dialog) => {
    led.push(`script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Nothing beyond this machine is asked for, whatever happens.
  await page.route(/^(?!http:\/\/localhost)/, (route) => route.abort());
  return led;
}

/** Signs in at the page that is open. */
export async function signInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/**
 * Leads a signed-in page to an address of the console with each of these as where to go on to: navigations inside the
 * page, as a press on a link makes them, so that the entry rules see each of them. Answers where each of them ended.
 */
export async function followEach(
  page: Page,
  pathname: string,
  addresses: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const to = `${pathname}?${new URLSearchParams({ continue: address })}`;
    await page.evaluate((opened) => {
      history.pushState(null, '', opened);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
    await page.waitForURL((url) => url.pathname !== pathname);
    found.push(page.url());
  }
  return found;
}
