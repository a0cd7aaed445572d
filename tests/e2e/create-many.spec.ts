import { readFile } from 'node:fs/promises';
import type { World } from '@archive-console/mocks';
import type { Locator, Page } from '@playwright/test';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const userNames = (world: World) => [...world.users.rows()].map(({ userName }) => userName);
const mailboxNames = (world: World) => [...world.mailboxes.rows()].map(({ name }) => name);

/** Waits for a file that a button saves, and answers its lines. */
async function saved(page: Page, button: Locator): Promise<string[]> {
  const arriving = page.waitForEvent('download');
  await button.click();
  return (await readFile(await (await arriving).path(), 'utf8')).trimEnd().split('\r\n');
}

test('users come from a file: one is mended, one refused and saved, and none is created twice', async ({
  page,
  world,
}) => {
  await openSignedIn(page, '/home/users');
  await page.getByRole('link', { name: 'Create many users' }).click();
  const rows = [
    'Familienname;Benutzername;E-Mail;Vorname',
    'Sommer;lena.sommer;lena@demo.example;Lena',
    'Berg;nils.berg;nils@;Nils',
    'Weiss;carla.weiss;other@demo.example;Carla',
    'Falk;jo.falk;jo@demo.example;Jo',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'new.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`),
  });
  await expect(page.getByRole('region', { name: '1 row cannot be created' })).toContainText('nils@');

  await page.getByRole('button', { name: 'Remove row 5' }).click();
  await expect(page.getByRole('region', { name: '2 rows are ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('region', { name: '3 rows are ready' })).toContainText('jo.falk');

  await page.getByRole('button', { name: 'Change list' }).click();
  const list = page.getByRole('textbox', { name: 'List' });
  await list.fill((await list.inputValue()).replace('nils@;', 'nils@demo.example;'));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Create 4 users' }).click();
  await expect(page.getByRole('dialog', { name: '3 of 4 users created' })).toBeVisible();
  const failed = await saved(page, page.getByRole('dialog').getByRole('button', { name: /CSV/ }));
  expect(failed.filter((line) => line.includes('carla.weiss'))).toHaveLength(1);

  // What was created is gone from the list: a second run cannot create it again.
  await page.keyboard.press('Escape');
  const left = page.getByRole('region', { name: '1 row cannot be created' });
  await expect(left).toContainText('carla.weiss');
  const [, ...wrong] = await saved(page, left.getByRole('button', { name: 'Save as CSV' }));
  expect(wrong).toHaveLength(1);
  expect(userNames(world).filter((name) => name === 'lena.sommer')).toHaveLength(1);
  expect(userNames(world)).toEqual(expect.arrayContaining(['nils.berg', 'jo.falk']));
});

test('a list that was pasted outlives a reload', async ({ page }) => {
  await openSignedIn(page, '/home/groups/create-many');
  const list = page.getByRole('textbox', { name: 'List' });
  await list.fill('Night shift;Security group');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Night shift;Security group');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(list).toHaveValue('Night shift;Security group');
});

test('mailboxes and their addresses are created from two lists by keyboard alone', async ({
  page,
  world,
}) => {
  await openSignedIn(page, '/home/mailboxes/create-many');
  await type(page, page.getByRole('textbox', { name: 'List' }), 'Night shift;Shared mailbox;gustav.lund');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Front desk;Resource mailbox;');
  await press(page, page.getByRole('button', { name: 'Check rows' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: '2 rows are ready' })).toContainText('gustav.lund');
  await press(page, page.getByRole('button', { name: 'Create 2 mailboxes' }));
  await expect(page.getByRole('dialog', { name: '2 mailboxes created' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible();
  expect(mailboxNames(world)).toEqual(expect.arrayContaining(['Night shift', 'Front desk']));

  await page.goto('/home/email-addresses/create-many');
  await type(
    page,
    page.getByRole('textbox', { name: 'List' }),
    'night@demo.example;Night shift\nnobody@demo.example;Nobody',
  );
  await press(page, page.getByRole('button', { name: 'Check rows' }));
  const wrong = page.getByRole('region', { name: '1 row cannot be created' });
  await expect(wrong).toContainText('There is no mailbox and no group “Nobody”.');
  const leaveOut = page.getByRole('checkbox', { name: 'Leave out the row that cannot be created' });
  await reach(page, leaveOut);
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Create 1 address' }));
  await expect(page.getByRole('dialog', { name: '1 address created' })).toBeVisible();
  const [night] = world.addresses.having('address', 'night@demo.example');
  expect(world.mailboxes.get(night?.ownerId ?? '')?.name).toBe('Night shift');
  expect(world.addresses.having('address', 'nobody@demo.example')).toEqual([]);
});
