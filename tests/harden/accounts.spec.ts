import { accounts } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { settle, signInByForm } from './come-in.ts';
import { amissOn, watchErrors } from './what-holds.ts';

/** An address without what names one object, one code or one view of a list: each kind of page is walked once. */
const kindOf = (path: string) =>
  path
    .replace(/[?#].*/, '')
    .replace(/\/codes\/.+/, '/codes/:code')
    .replaceAll(/\/(?=[^/]*[\d.])[\w%.@~-]{6,}/g, '/:id');

/** Leads on inside of the page, as a press on a link does. */
async function walkTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await settle(page);
}

for (const account of accounts) {
  test(`${account.email} finds every page in order that they are led to`, async ({ page }) => {
    const errors = watchErrors(page);
    await signInByForm(page, account);
    await settle(page);
    const amiss: string[] = [];
    const seen = new Set<string>();
    const ahead = [new URL(page.url()).pathname];
    for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
      if (seen.has(kindOf(path))) continue;
      seen.add(kindOf(path));
      await walkTo(page, path);
      amiss.push(...(await amissOn(page)).map((what) => `${path}: ${what}`));
      const links = page.locator('a[href^="/home"], a[href^="/setup"]');
      ahead.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
    }
    test.info().annotations.push({ type: 'pages', description: [...seen].join(' ') });
    expect(amiss).toEqual([]);
    expect(errors).toEqual([]);
  });
}
