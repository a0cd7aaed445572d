import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('what lapses is saved as a calendar file', async ({ page, baseURL }) => {
  await openSignedIn(page);
  const dates = page.getByRole('region', { name: 'Dates and deadlines' });
  // The dates come one read after the other, and can be saved once all of them are there.
  await expect(dates.getByText('Connector in Hamburg').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await dates.getByRole('button', { name: /^Save \d+ dates as a calendar file$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('archive-dates.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text).toContain('SUMMARY:The access token “Connector in Hamburg” expires');
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:${baseURL}/home/access-tokens`);
});

test('the average of a day leads to the days that it is of', async ({ page }) => {
  await openSignedIn(page);
  const tile = page.getByRole('link', { name: /Mails a day on average/ });
  const [figure = ''] = /^[\d,]+$/m.exec(await tile.innerText()) ?? [];
  expect(figure).not.toBe('');
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expect(page.getByText(figure, { exact: true })).toBeVisible();
});

test('a failed import leads to the list of those that failed', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'Show imports' }).click();
  await expect(page).toHaveURL(/\/home\/import-sources\?state=Failed$/);
  await expect(page.getByRole('link', { name: 'Jonas Petersen' })).toBeVisible();
});

test('first steps that were put away stay away, and come back for another person', async ({ page }) => {
  await openSignedIn(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Hide first steps' }).click();
  await expect(page.getByText('Your account has no second factor')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your account has no second factor')).toBeVisible();
  await expect(steps).toBeHidden();
  await openSignedIn(page, '/home/dashboard', 'amelie.brandt@demo.example');
  await expect(steps).toBeVisible();
});

test('a block whose file is nowhere says so in its place, and is there on the next try', async ({ page }) => {
  const file = /\/assets\/late-parts-[^/]+\.js$/;
  await page.route(file, (route) => route.abort());
  await openSignedIn(page);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const retry = attention.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(file);
  await retry.click();
  await expect(attention.getByText('2 imports failed')).toBeVisible();
});
