import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The story itself lies in a frame of the book. */
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function choose(page: Page, menu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: choice }).click();
}

/** Opens a story in the book, with nothing around it but the toolbar. */
const open = (page: Page, id: string, globals = '') =>
  page.goto(`/?path=/story/${id}&nav=false&panel=false&globals=${globals}`);

/** The book and the console in it, from nothing. */
const opening = { timeout: 45_000 };

/** A console that is removed while it connects finds no service. */
const isConnected = (page: Page) =>
  expect(story(page).getByText('Live', { exact: true })).toBeVisible(opening);

/** Where the pages of both themes stand in the window, beside each other or one below the other. */
async function placesOfThemes(page: Page) {
  const placeOf = async (theme: string) => {
    const frame = story(page).locator(`iframe[title=${theme}]`);
    await expect(frame).toBeVisible(opening);
    const place = await frame.boundingBox();
    return { x: place?.x ?? 0, y: place?.y ?? 0 };
  };
  return { light: await placeOf('light'), dark: await placeOf('dark') };
}

test('both themes of a component stand beside each other where a dialog has room twice', async ({ page }) => {
  await open(page, 'components-actions-button--designs');
  await expect(story(page).getByRole('button').first()).toBeVisible(opening);
  await choose(page, 'Theme', 'Side by side');
  const { light, dark } = await placesOfThemes(page);
  expect(dark.y).toBe(light.y);
  expect(dark.x).toBeGreaterThan(light.x);
  const inTheDark = story(page).frameLocator('iframe[title=dark]').getByRole('button').first();
  await expect(inTheDark).toBeVisible(opening);
});

test('both themes of a flow stand one below the other, each as wide as on a desk', async ({ page }) => {
  // Starts with both themes: a play begun in one theme would go on in pages that are no longer there.
  await open(page, 'flows-administer-users--create', 'theme:both');
  const { light, dark } = await placesOfThemes(page);
  expect(dark.x).toBe(light.x);
  expect(dark.y).toBeGreaterThan(light.y);
});

test('the theme is chosen in the toolbar, and a screen is shown in both', async ({ page }) => {
  await open(page, 'screens-sign-in-sign-in--blank');
  await expect(story(page).locator('html')).toHaveAttribute('data-theme', 'light', opening);
  await choose(page, 'Theme', 'Dark');
  await expect(story(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Theme', 'Side by side');
  for (const theme of ['light', 'dark'])
    await expect(story(page).frameLocator(`iframe[title=${theme}]`).locator('html')).toHaveAttribute(
      'data-theme',
      theme,
    );
});

test('the language is chosen in the toolbar', async ({ page }) => {
  await open(page, 'screens-sign-in-sign-in--blank');
  const heading = (name: string | RegExp) => story(page).getByRole('heading', { level: 1, name });
  await expect(heading('Sign in')).toBeVisible(opening);
  await choose(page, 'Language', 'Deutsch');
  await expect(heading('Anmelden')).toBeVisible();
  await choose(page, 'Language', 'Pseudo-language');
  await expect(heading(/Sîĝñ îñ/)).toBeVisible();
});

/** Where the drawing of a story stands: its name for the last thing that began. */
const phase = (page: Page) =>
  page.evaluate(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
    return channel?.last('storyRenderPhaseChanged')?.[0]?.newPhase;
  });

interface Channel {
  last(event: string): readonly { newPhase: string }[] | undefined;
}

test('a screen is played in every language', async ({ page }) => {
  const show = async (language: string) => {
    await page.goto(
      `/iframe.html?id=screens-users-list--confirming-delete&viewMode=story&globals=language:${language}`,
    );
    await expect.poll(() => phase(page), opening).toBe('finished');
  };
  await show('en-US');
  await expect(page.getByRole('alertdialog', { name: /^Delete / })).toBeVisible();
  await show('de');
  await expect(page.getByRole('alertdialog', { name: /löschen/ })).toBeVisible();
});

test('the rows get closer in the toolbar', async ({ page }) => {
  await open(page, 'screens-users-list--populated');
  const row = story(page).getByRole('row', { name: /Amelie Brandt/ });
  await expect(row).toBeVisible(opening);
  await isConnected(page);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThan(45);
  await choose(page, 'Density', 'Compact rows');
  await expect.poll(height).toBeLessThan(40);
});

test('a screen is shown as another account, before a service that fails, and slowly', async ({ page }) => {
  await open(page, 'screens-users-list--populated');
  await expect(story(page).getByRole('row', { name: /Amelie Brandt/ })).toBeVisible(opening);
  await isConnected(page);
  await choose(page, 'Who is signed in', 'a user of Lindenhof GmbH without the administrator role');
  await expect(story(page).getByRole('row', { name: /Amelie Brandt/ })).toBeHidden();
  await choose(page, 'Who is signed in', 'Account as written');
  await isConnected(page);
  await choose(page, 'What goes wrong', 'Fails');
  await choose(page, 'The operation that goes wrong', 'at listUsers');
  await expect(story(page).getByText('Default.UnexpectedError')).toBeVisible();
  await isConnected(page);
  await choose(page, 'What goes wrong', 'No fault');
  await choose(page, 'What every answer takes', '3 s');
  const began = performance.now();
  await expect(story(page).getByRole('row', { name: /Amelie Brandt/ })).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(2000);
  expect(page.url()).toContain('latency:long');
});

test('below a story of a screen its steps are said in words, and nothing that is for tests', async ({
  page,
}) => {
  await page.goto('/?path=/story/screens-users-list--confirming-delete');
  await expect(page.getByRole('listitem').filter({ hasText: /^(Press|Choose) “Delete/ })).toBeVisible(
    opening,
  );
  await expect(page.getByRole('tablist', { name: 'Available addons' }).getByRole('tab')).toHaveText([
    'Steps',
    /^Accessibility/,
  ]);
});
