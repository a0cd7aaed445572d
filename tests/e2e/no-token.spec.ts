import { expect, test } from './fixtures.ts';
import { PASSWORD, openSignedIn, signIn } from './sign-in.ts';
import { watchTokens } from './tokens.ts';

test('no token is anywhere but in memory, before and after an edit, a reload and a sign-out', async ({
  page,
  tokens,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page);
  await tokens.look(page);
  await page.goto('/home/users?q=gustav');
  await page.getByRole('link', { name: 'Gustav Lund' }).click();
  await page.getByRole('link', { name: 'Edit user' }).click();
  await page.getByLabel('First name').fill('Gustaf');
  await tokens.look(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Gustaf');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustaf Lund' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await tokens.look(page);
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);

  // What has to be found nowhere was really there, several times.
  expect(tokens.seen.size).toBeGreaterThan(2);
});

test('a token that is left anywhere is found there', async ({ browser }) => {
  const context = await browser.newContext();
  const watch = watchTokens(context);
  const page = await context.newPage();
  await signIn(page);
  await expect.poll(() => watch.seen.size).toBeGreaterThan(0);
  expect(await watch.leaks()).toEqual([]);
  await page.evaluate(
    async (token) => {
      localStorage.setItem('left', token);
      sessionStorage.setItem('left', token);
      document.cookie = `left=${token}`;
      history.replaceState(token, '', `?left=${token}`);
      document.body.dataset['left'] = token;
      console.info(token);
      const cache = await caches.open('left');
      await cache.put('/left', new Response(token));
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('left');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('left'));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('left', 'readwrite');
          change.objectStore('left').put(token, 'left');
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    },
    [...watch.seen][0] ?? '',
  );
  expect((await watch.leaks()).toSorted()).toEqual(
    [
      'IndexedDB',
      'address',
      'caches',
      'console',
      'document.cookie',
      'history.state',
      'localStorage',
      'page',
      'sessionStorage',
    ].toSorted(),
  );
  await context.close();
});

test('no token is in the console or in an address while the hub is off, on again, and the session over', async ({
  page,
  tokens,
  world,
}) => {
  await openSignedIn(page, '/home/groups');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // Chromium itself writes into its console which address was refused.
  const refused = page.waitForEvent('console', (message) => message.text().includes('/hub?'));
  world.hub.switchTo(false);
  await refused;
  await expect(page.getByText(/^Reconnecting/)).toBeVisible();
  world.hub.switchTo(true);
  // By itself, on one of its next tries: a button to press would go away on the way to it.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  world.sessions.endAll();
  world.hub.breakLines();
  // Whether what the hub had missed was read again before or after the end is chance: this is read in any case.
  await page.locator('a[href="/home/users"]').first().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: /session/i })).toBeVisible();
  expect(tokens.seen.size).toBeGreaterThan(0);
});
