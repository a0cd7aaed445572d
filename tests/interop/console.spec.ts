import { updateUserProfile } from '@archive-console/api-client';
import { TRANSPORTS, userIdOf } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { signIn } from '#tests/e2e/sign-in.ts';
import { signedInAt } from '#tests/mocks/browser-at.ts';
import { expect, test } from './fixtures.ts';

const gustav = userIdOf('gustav.lund');

/** The console logs everything it has to say; what it said, and the token it was given. */
async function listenTo(page: Page) {
  const log: string[] = [];
  let token = '';
  await page.route('**/config.json', (route) => route.fulfill({ json: { logLevel: 'debug' } }));
  // What a browser itself reports of a broken line is not ours.
  page.on('console', (message) => {
    if (message.type() !== 'error') log.push(message.text());
  });
  page.on('response', async (response) => {
    if (!/\/(login|get-auth-info)$/.test(response.url()) || !response.ok()) return;
    token = ((await response.json()) as { accessToken: string }).accessToken;
  });
  return { log, token: () => token };
}

for (const transport of TRANSPORTS) {
  test.describe(`the console and ASP.NET Core over ${transport}`, () => {
    test.use({ transport });

    test('a push changes the screen, also after the server was killed and started again, until sign-out', async ({
      page,
      stage: { hub, origin },
    }) => {
      const { log, token } = await listenTo(page);
      await signIn(page);
      await page.getByRole('link', { name: 'Users', exact: true }).first().click();
      await expect(page.getByRole('link', { name: 'Gustav Lund', exact: true })).toBeVisible();
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect.poll(() => hub.connections()).toBe(1);

      const { client } = await signedInAt(origin, 'amelie.brandt@demo.example');
      const rename = (displayName: string) =>
        client.call(updateUserProfile, {
          userId: gustav,
          firstName: 'Gustav',
          lastName: 'Lund',
          displayName,
        });
      await rename('Gustav the First');
      await hub.push('UsersChanged', { ids: [gustav] });
      await expect(page.getByRole('link', { name: 'Gustav the First' })).toBeVisible();

      await hub.kill();
      await expect(page.getByText(/^Reconnecting/)).toBeVisible();
      // No event reports it: what is on screen is read again because the line was lost.
      await rename('Gustav the Second');
      await hub.restart();
      // By itself, on one of its next tries: a button to press would go away on the way to it.
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Gustav the Second' })).toBeVisible();

      await expect.poll(() => hub.connections()).toBe(1);
      await page.getByRole('button', { name: /^Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect.poll(() => hub.connections()).toBe(0);

      expect(log.join('\n')).toContain(`Selecting transport '${transport}'`);
      expect(token()).not.toBe('');
      expect(log.join('\n')).not.toContain(token());
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain(token());
    });
  });
}
