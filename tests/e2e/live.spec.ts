import { userIdOf } from '@archive-console/mocks';
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { openSignedIn } from './sign-in.ts';
import { secondAdministrator, watch } from './two-browsers.ts';

const gustav = userIdOf('gustav.lund');

/** Another administrator, who renames Gustav Lund and then deletes him. */
async function administratorOfGustav(browser: Browser) {
  const page = await secondAdministrator(browser);
  return {
    async rename(): Promise<void> {
      await page.goto(`/home/users/${gustav}/profile/edit`);
      await page.getByLabel('Display name').fill('Gustav Lundgren');
      await page.getByRole('button', { name: 'Save user' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lundgren' })).toBeVisible();
    },
    async remove(): Promise<void> {
      await page.getByRole('button', { name: /^More actions for Gustav/ }).click();
      await page.getByRole('menuitem', { name: 'Delete user' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    },
    leave: () => page.context().close(),
  };
}

test('an open list shows what another administrator edits and deletes', async ({ browser, page }) => {
  const loads = await watch(page, '/home/users?q=gustav');
  await expect(page.getByRole('link', { name: 'Gustav Lund', exact: true })).toBeVisible();
  const other = await administratorOfGustav(browser);
  await other.rename();
  await expect(page.getByRole('link', { name: 'Gustav Lundgren' })).toBeVisible();
  await other.remove();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  expect(loads()).toBe(0);
  await other.leave();
});

test('an open details page shows what another administrator edits and deletes', async ({ browser, page }) => {
  const loads = await watch(page, `/home/users/${gustav}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lund', exact: true })).toBeVisible();
  const other = await administratorOfGustav(browser);
  await other.rename();
  await expect(page.getByRole('heading', { level: 1, name: 'Gustav Lundgren' })).toBeVisible();
  await other.remove();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gustav Lundgren was deleted meanwhile' }),
  ).toBeVisible();
  expect(loads()).toBe(0);
  await other.leave();
});

test('an open list shows within seconds what was changed before the console was connected to the hub', async ({
  page,
  world,
}) => {
  const letConnect = await keepBack(page, /\/hub\/negotiate/);
  await openSignedIn(page, '/home/users?q=gustav');
  await expect(page.getByRole('link', { name: 'Gustav Lund', exact: true })).toBeVisible();
  const user = world.users.get(gustav);
  if (user === undefined)
    throw new Error('The demo service has no user called gustav.lund: take another one.');
  // The console is not connected yet: nothing reports it.
  world.users.put({ ...user, displayName: 'Gustav Lundgren' });
  letConnect();
  await expect(page.getByRole('link', { name: 'Gustav Lundgren' })).toBeVisible();
});
