import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('the secret of a token is shown once, and is nowhere after its dialog is closed', async ({
  page,
  tokens,
  world,
}) => {
  await openSignedIn(page, '/home/access-tokens');
  await page.getByRole('link', { name: 'Create token' }).click();
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Connector in Bremen');
  await page.getByLabel('Cloud connector').check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the secret now' });
  const secret = (await dialog.getByText(/^demo-token-/).textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(20);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('I have saved the secret').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access tokens' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Connector in Bremen/ })).toBeVisible();

  // Watched like the tokens of the session: page, storage, caches, history, addresses and the log, until the end.
  (tokens.seen as Set<string>).add(secret);
  await tokens.look(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Connector in Bremen/ })).toBeVisible();
  await tokens.look(page);
  await page.goBack();
  await expect(page.getByText(secret)).toHaveCount(0);
  expect([...world.accessTokens.rows()].some(({ notes }) => notes === 'Connector in Bremen')).toBe(true);
});

test('over the form it came from, only the dialog of the secret holds the page back', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text());
  });
  await openSignedIn(page, '/home/access-tokens');
  await page.getByRole('link', { name: 'Create token' }).click();
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Connector in Bremen');
  await page.getByLabel('Cloud connector').check();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the secret now' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(/not saved/)).toHaveCount(0);

  await page.goBack();
  await expect(
    dialog.getByText('Confirm first that you have saved it: it cannot be shown again.'),
  ).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
