import { expect, test } from './fixtures.ts';
import { field, open, ready, take } from './palette-keys.ts';
import { openSignedIn, PASSWORD } from './sign-in.ts';

test('a person, a page and an action are reached from the palette by keyboard alone', async ({ page }) => {
  await openSignedIn(page);
  await open(page);
  await page.keyboard.type('amelie');
  await take(page, /^Amelie Brandt amelie/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelie Brandt' })).toBeFocused();

  await open(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.type('create user');
  await take(page, /^Create user/);
  await expect(page).toHaveURL(/\/create-user$/);

  await open(page);
  await page.keyboard.type('dark');
  await take(page, 'Theme: Dark');
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await page.getByRole('button', { name: 'Account menu of carla.weiss' }).click();
  await expect(page.getByRole('menuitem', { name: 'Theme Dark' })).toBeVisible();
});

test('the keys of the palette are kept from the first frame, before the console is there', async ({
  page,
}) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await openSignedIn(page, '/home/users');
  await ready(page);
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.splash')).toBeVisible();
  await page.keyboard.press('Control+k');
  letCome();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined();
});

test('the keys of the palette are given up where sign-in comes in place of the page', async ({ page }) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/home/users', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toBeVisible();
  await page.keyboard.press('Control+k');
  letCome();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/users$/);
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
});

test('what is typed before the palette is there stands in its field', async ({ page }) => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/PalettePanel-[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await openSignedIn(page, '/home/users');
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('brandr');
  await page.keyboard.press('Backspace');
  letCome();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('t');
  await expect(field(page)).toHaveValue('brandt');
  await expect(page.getByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('');
  await expect(page.getByRole('menuitem', { name: /^Amelie Brandt amelie/ })).toBeVisible();
});

test('what was opened last is removed after the sign-out', async ({ page }) => {
  await openSignedIn(page);
  await open(page);
  await page.keyboard.type('amelie');
  await page.getByRole('menuitem', { name: /^Amelie Brandt amelie/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amelie Brandt' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Amelie');

  await open(page);
  await page.keyboard.type('sign out');
  await take(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Amelie');
});

test('a question that is no longer of use is called off', async ({ page }) => {
  await openSignedIn(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.postData() ?? ''));
  await page.route('**/users/get-users', (route) =>
    (route.request().postData() ?? '').includes('"amel"') ? undefined : route.continue(),
  );
  await open(page);
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"amel"'));
  await page.keyboard.type('amel');
  await asked;
  await page.keyboard.type('ie');
  await expect(page.getByRole('menuitem', { name: /^Amelie Brandt amelie/ })).toBeVisible();
  await expect.poll(() => failed.some((body) => body.includes('"amel"'))).toBe(true);
});

test('the jobs that run are there again after a reload, and go when they end', async ({ page, world }) => {
  await openSignedIn(page);
  const startedAt = world.clock.now().toISOString();
  world.jobs.push({ jobName: 'Import of archive-2020.uma', jobType: 'UmaImport', startedAt });
  await page.reload();
  const jobs = page.getByRole('button', { name: '3 jobs are running' });
  await jobs.click();
  const panel = page.getByRole('dialog', { name: 'Running jobs' });
  await expect(panel.getByText('Import of archive-2020.uma')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jobs).toBeFocused();

  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  world.jobs.splice(0);
  world.hub.notify('JobsChanged', {});
  await expect(page.getByRole('button', { name: /running$/ })).toHaveCount(0);
});
