import { readFile } from 'node:fs/promises';
import { userIdOf, type World } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const HEADINGS = 'Display name,User name,First name,Last name,E-mail,Origin';

/** Saves from the CSV menu of the list, and answers the name of the file and its lines. */
async function save(page: Page, choice: RegExp): Promise<{ name: string; lines: string[] }> {
  await page.getByRole('button', { name: 'CSV' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: choice }).click();
  const download = await arriving;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.split('\r\n') };
}

/** Gives a user names that a spreadsheet would run, or split. */
function nameDangerously(world: World): void {
  const user = world.users.get(userIdOf('amelie.brandt'));
  if (user === undefined)
    throw new Error('The demo service has no user called amelie.brandt: take another one.');
  const firstName = '=HYPERLINK("https://evil.example")';
  world.users.put({ ...user, displayName: 'Amelie, 2nd', firstName, lastName: '@SUM(A1)' });
}

test.beforeEach(async ({ page, world }) => {
  nameDangerously(world);
  await openSignedIn(page, '/home/users?rows=10');
  await expect(page.getByText('1–10 of 63')).toBeVisible();
});

test('the page is saved as it stands, and no cell of it is a formula', async ({ page }) => {
  const { name, lines } = await save(page, /^This page \(10 rows\)/);
  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  // The mark at the start lets Excel read umlauts.
  expect(lines[0]).toBe(`\uFEFF${HEADINGS}`);
  expect(lines[1]).toBe(
    `"Amelie, 2nd",amelie.brandt,"'=HYPERLINK(""https://evil.example"")",'@SUM(A1),amelie.brandt@lindenhof.example,Microsoft 365`,
  );
  expect(lines[3]).toBe('Carla Weiss,carla.weiss,Carla,Weiss,carla.weiss@lindenhof.example,Local');
  expect(lines).toHaveLength(12);
  expect(lines[11]).toBe('');
});

test('everything that matches is saved, each row once', async ({ page, world }) => {
  const { lines } = await save(page, /^All that match \(63 rows\)/);
  expect(lines).toHaveLength(65);
  const saved = lines.slice(1, -1).map((line) => /(?:"[^"]*"|[^",]*),([^,]*)/.exec(line)?.[1]);
  expect(saved).toHaveLength(63);
  expect(new Set(saved)).toEqual(new Set(Array.from(world.users.rows(), ({ userName }) => userName)));
});

test('what the filters leave out is not saved', async ({ page }) => {
  await page.goto('/home/users?q=carla');
  await expect(page.getByRole('link', { name: 'Amelie' })).toBeHidden();
  const { lines } = await save(page, /^All that match \(1 row\)/);
  expect(lines.slice(1)).toEqual([
    'Carla Weiss,carla.weiss,Carla,Weiss,carla.weiss@lindenhof.example,Local',
    '',
  ]);
});

test('the roles of each row are read for a file that is asked for with them', async ({ page, world }) => {
  world.roles.add(userIdOf('bjarne.olsen'), ['Auditor']);
  await page.reload();
  const { lines } = await save(page, /^All that match, with roles \(63 rows\)/);
  expect(lines[0]).toBe(`\uFEFF${HEADINGS},Role`);
  expect(lines).toContain(
    'Carla Weiss,carla.weiss,Carla,Weiss,carla.weiss@lindenhof.example,Local,Administrator',
  );
  expect(lines.find((line) => line.startsWith('Bjarne Olsen,'))).toMatch(/,Auditor$/);
  expect(lines).toHaveLength(65);
});
