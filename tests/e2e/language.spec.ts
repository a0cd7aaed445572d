import { expect, test } from './fixtures.ts';
import { PASSWORD, signIn } from './sign-in.ts';

test('the language and the theme chosen before the sign-in hold after it and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('menuitem', { name: 'Farbschema' }).click();
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
  await page.getByLabel('E-Mail').fill('admin@demo.example');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);

  const shown = page.locator('html[lang=de][data-theme=dark]');
  const heading = page.getByRole('heading', { level: 1, name: 'Die Archivierung läuft.' });
  await expect(heading).toBeVisible();
  await expect(shown).toBeAttached();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(shown).toBeAttached();
});

test('the language chosen after the sign-in changes words, figures and dates at once', async ({
  page,
  world,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  const mails = world.usage.at(-1)?.cumulativeTransactions ?? 0;
  expect(mails).toBeGreaterThan(999);
  const figure = (language: string) => new Intl.NumberFormat(language).format(mails);
  const today = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(world.clock.now());
  const history = main.getByRole('slider').first();
  await expect(main.getByText(figure('en-US'), { exact: true })).toBeVisible();
  await expect(history).toHaveAccessibleDescription(new RegExp(today('en-US')));

  await page.getByRole('button', { name: 'Account menu of carla.weiss' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(main.getByText(figure('de'), { exact: true })).toBeVisible();
  await expect(history).toHaveAccessibleDescription(new RegExp(today('de')));
  await page.reload();
  await expect(main.getByText(figure('de'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kontomenü von carla.weiss' })).toBeVisible();
});
