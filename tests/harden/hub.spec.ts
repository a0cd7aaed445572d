import { HUB_EVENT_NAMES } from '@archive-console/api-client';
import { seededRandom, userIdOf, type World } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { openSignedIn } from '#tests/e2e/sign-in.ts';
import { amissOn, watchErrors } from './what-holds.ts';

const gustav = userIdOf('gustav.lund');

/** What no service sends. */
const payloads = [
  {},
  { ids: null },
  { ids: 'x' },
  { ids: [null, 7, {}] },
  { ids: ['../..', '%00', '\u202E', '__proto__'] },
  { ids: Array.from({ length: 5000 }, (_, index) => `id-${index}`) },
  { importSourceId: {}, total: 'many', done: -1 },
  { importSourceId: 'x', importSourceTaskState: 'NotKnownYet', total: 1e308, done: -1e308 },
  [],
];

/** Another person renames Gustav: what the page shows then, it knows from the hub. */
async function rename(page: Page, world: World, displayName: string) {
  const user = world.users.get(gustav);
  if (user === undefined) throw new Error('There is no Gustav Lund in this world.');
  world.users.put({ ...user, displayName });
  world.hub.notify('UsersChanged', { ids: [gustav] });
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
}

test('events in any shape leave the page in order, and the line open', async ({ page, world }) => {
  const errors = watchErrors(page);
  await openSignedIn(page, `/home/users/${gustav}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const amiss: string[] = [];
  for (const event of HUB_EVENT_NAMES) {
    for (const payload of payloads) world.hub.notify(event, payload);
    await rename(page, world, `Gustav after ${event}`);
    amiss.push(...(await amissOn(page)).map((what) => `${event}: ${what}`));
  }
  expect(amiss).toEqual([]);
  expect(errors).toEqual([]);
});

test('a hub that comes and goes by chance is back in the end, and says what was changed', async ({
  page,
  world,
}) => {
  const random = seededRandom('hub');
  const errors = watchErrors(page);
  await openSignedIn(page, `/home/users/${gustav}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  for (let round = 0; round < 12; round += 1) {
    const what = random.pick(['drop', 'breakLines', 'off'] as const);
    if (what === 'off') world.hub.switchTo(false);
    else world.hub[what]();
    // For as long as so many looks at the page take.
    for (let look = random.between(1, 40); look > 0; look -= 1) expect(await amissOn(page)).toEqual([]);
    world.hub.switchTo(true);
  }
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 90_000 });
  await rename(page, world, 'Gustav Afterwards');
  // That a line was lost may be logged.
  expect(errors.filter((what) => !/connection|negotiation/i.test(what))).toEqual([]);
});
