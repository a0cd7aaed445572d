import type { World } from '@archive-console/mocks';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const localIn = (world: World) => [...world.users.rows()].filter((user) => !user.hasExternalReference);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Interrupted' });

/** How often each user was sent to be deleted, as the service has seen it. */
function deletions(page: Page) {
  const sent = new Map<string, number>();
  page.on('request', (request) => {
    const [, id] = /\/delete-user\/([^/?]+)/.exec(request.url()) ?? [];
    if (id !== undefined) sent.set(id, (sent.get(id) ?? 0) + 1);
  });
  return sent;
}

/** Begins to delete all users that can be, and loads the page anew while four of them are under way. */
async function reloadInTheMiddle(page: Page, world: World): Promise<number> {
  const people = localIn(world);
  const count = people.length;
  // Some never arrive; of others the service does what it is asked, and the answer does not come.
  const unanswered = (isReached: boolean) => async (route: Route) => {
    if (isReached) await route.fetch();
  };
  const every = (rest: number) =>
    new RegExp(
      `/delete-user/(${people.flatMap(({ id }, index) => (index % 4 === rest ? id : [])).join('|')})`,
    );
  await page.route(every(1), unanswered(false));
  await page.route(every(3), unanswered(true));

  await openSignedIn(page, '/home/users?origin=local&rows=10');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: `Select all ${count} that match` }).click();
  const chosen = page.getByRole('region', { name: 'Actions for the selection' });
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `Delete ${count - 1} users` }).click();
  await expect(page.getByRole('dialog').getByText(/[1-9]\d* done/)).toBeVisible();
  // The browser asks first: rows are under way.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return count;
}

test('a run that a reload has cut off goes on where it was, and nothing is sent twice', async ({
  page,
  world,
}) => {
  const ids = localIn(world).map(({ id }) => id);
  const sent = deletions(page);
  const count = await reloadInTheMiddle(page, world);
  await expect(notice(page)).toContainText(/Interrupted: \d+ done, 4 unclear, \d+ not begun/);
  const deleted = new Set(ids.filter((id) => world.users.get(id) === undefined));
  expect(deleted.size).toBeGreaterThan(0);
  sent.clear();

  await notice(page)
    .getByRole('button', { name: /Continue with/ })
    .click();
  await expect(page.getByText(`${count - 1} of ${count} users deleted`).first()).toBeVisible();
  expect(localIn(world).map(({ userName }) => userName)).toEqual(['carla.weiss']);
  expect([...sent].filter(([id, times]) => times > 1 || deleted.has(id))).toEqual([]);

  await page.getByRole('button', { name: 'Show result' }).click();
  const sheet = page.getByRole('dialog', { name: `${count - 1} of ${count} users deleted` });
  await expect(sheet.getByText('Unclear')).toHaveCount(0);
});

test('nothing of a run that was cut off stays after a sign-out', async ({ page, world }) => {
  await reloadInTheMiddle(page, world);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('bulk'))),
  ).toEqual([]);
});
