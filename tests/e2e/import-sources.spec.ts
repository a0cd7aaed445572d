import { importSourceIdOf, MINUTE } from '@archive-console/mocks';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const bjarne = importSourceIdOf('Bjarne Olsen');

test('an import that is started comes to its end on the page, and the protocol proves it', async ({
  page,
  world,
}) => {
  await openSignedIn(page, `/home/import-sources/${bjarne}/imports`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText('Import of Bjarne Olsen started', { exact: true })).toBeVisible();
  const imports = page.getByRole('table', { name: 'Imports of Bjarne Olsen' });
  await expect(imports.getByRole('row')).toHaveCount(3);
  // The service waits, looks for the mails and brings them in at its own pace: nothing of it is skipped yet.
  await expect(imports.getByText('Looking for mails')).toBeVisible({ timeout: 15_000 });
  await expect(imports.getByText('Still running')).toBeVisible();

  world.clock.advance(2 * MINUTE);
  await expect(imports.getByText('Adds up')).toHaveCount(2);
  await expect(imports.getByText('Still running')).toBeHidden();

  const tasks = [...world.importTasks.rows()].filter(({ importSourceId }) => importSourceId === bjarne);
  const found = tasks.reduce((sum, { discoveredMails }) => sum + (discoveredMails ?? 0), 0);
  await page.goto(`/home/import-sources/protocol?source=${bjarne}`);
  await expect(
    page.getByText(`Complete: all ${found.toLocaleString('en-US')} mails that were found are accounted for.`),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^migration-protocol-\d{4}-\d\d-\d\d\.csv$/);
});

test('an import whose mailbox is gone from the server fails, and the protocol names it', async ({
  page,
  world,
}) => {
  const source = world.importSources.get(bjarne);
  if (source === undefined) throw new Error('The demo has no source of Bjarne Olsen.');
  world.importSources.put({ ...source, isOnServer: false });
  await openSignedIn(page, `/home/import-sources/${bjarne}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByText('Import of Bjarne Olsen started', { exact: true })).toBeVisible();
  world.clock.advance(2 * MINUTE);
  await expect(page.getByText('The import of Bjarne Olsen failed', { exact: true })).toBeVisible();

  await page.goto(`/home/import-sources/protocol?source=${bjarne}`);
  await expect(page.getByText(/and 1 entry needs a look/)).toBeVisible();
  await expect(
    page.getByRole('list', { name: '1 entry needs a look' }).getByText(/Mailbox not found on the server/),
  ).toBeVisible();
});

test('a start whose answer is lost with the connection is called unclear, and not offered again', async ({
  page,
  context,
  world,
}) => {
  const before = world.importTasks.size;
  await openSignedIn(page, `/home/import-sources/${bjarne}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start import' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start import' })).toBeVisible();
  // What is fetched while the page is quiet is here by then.
  await page.waitForLoadState('networkidle');
  await page.route('**/start-import', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(dialog.getByText(/Whether it was done could not be found out/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start import' })).toBeHidden();
  expect(world.importTasks.size).toBe(before + 1);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Cancel import' })).toBeVisible({ timeout: 20_000 });
  expect(world.importTasks.size).toBe(before + 1);
});

test('the printed protocol has each of its columns on the paper, which lies across', async ({ page }) => {
  // A4 across, with the margins of a browser.
  const width = 1047;
  await page.setViewportSize({ width, height: 718 });
  await page.addInitScript(() => void (window.print = () => undefined));
  await openSignedIn(page, '/home/import-sources/protocol');
  await expect(page.getByText(/^Complete as of/)).toBeVisible();
  await page.getByRole('button', { name: 'Print protocol' }).click();
  await page.emulateMedia({ media: 'print' });
  const last = page.getByRole('columnheader', { name: 'Error' });
  await expect(last).toBeVisible();
  const box = await last.boundingBox();
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});
