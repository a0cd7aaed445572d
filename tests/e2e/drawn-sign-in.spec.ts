import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepBack } from './keep-back.ts';
import { PASSWORD } from './sign-in.ts';

const EMAIL = 'admin@demo.example';
const LOGIN = '/v2/authentication/login';

/** Opens the page before the console has come. Answers how to let it come, and waits until it stands. */
async function openDrawn(page: Page): Promise<() => Promise<void>> {
  const letCome = await keepBack(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#drawn')).toBeVisible();
  return async () => {
    letCome();
    await expect(page.locator('#drawn')).toHaveCount(0);
  };
}

/** What is sent to sign in, from now on. */
function signInsOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(LOGIN)) sent.push(request.postDataJSON());
  });
  return sent;
}

const looks = [
  { language: 'en-US', theme: 'light', heading: 'Sign in', title: 'Sign in · Archive Console' },
  { language: 'de', theme: 'dark', heading: 'Anmelden', title: 'Anmelden · Archive Console' },
] as const;

for (const { language, theme, heading, title } of looks)
  test(`sign-in in ${language} and ${theme} is painted before the console has come, and as it is then`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('dark-mode', chosen.theme);
        localStorage.setItem('user-locale', chosen.language);
      },
      { language, theme },
    );
    const letCome = await openDrawn(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    const drawn = await page.locator('#drawn main').screenshot();
    await letCome();
    expect(drawn.equals(await page.locator('#root main').screenshot()), 'the same pixels').toBe(true);
    await expect(page).toHaveTitle(title);
  });

test('what is typed and sent before the console has come is what signs in, once', async ({ page }) => {
  const letCome = await openDrawn(page);
  const sent = signInsOf(page);
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByRole('checkbox').check();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await letCome();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  expect(sent).toEqual([{ email: EMAIL, password: PASSWORD, rememberMe: true }]);
});

test('who is about to type goes on where they are', async ({ page }) => {
  const letCome = await openDrawn(page);
  await page.getByLabel('E-mail').fill(EMAIL);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('abcd');
  for (const key of ['Home', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']) await password.press(key);
  const asked = page.waitForRequest(/get-credential-status/);
  await letCome();
  await page.keyboard.type('-');
  await expect(password).toHaveValue('a-d');
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  // As where the field for the address is left.
  await asked;
});

test('a press before something else was typed is not made up for', async ({ page }) => {
  const letCome = await openDrawn(page);
  const sent = signInsOf(page);
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('half of i');
  await letCome();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a link that is pressed before the console has come leads on', async ({ page }) => {
  await openDrawn(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/password-reset$/);
});

const expected = [
  { who: 'who has signed in here', area: 'localStorage', key: 'ac.person' },
  { who: 'who comes back from signing in at Microsoft', area: 'sessionStorage', key: 'ac.sign-in-elsewhere' },
] as const;

for (const { who, area, key } of expected)
  test(`${who} sees that the console loads, not a form`, async ({ page }) => {
    await page.addInitScript((kept) => window[kept.area].setItem(kept.key, 'yes'), { area, key });
    await keepBack(page, /\/assets\/index-[^/]*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Archive Console')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
  });

test('a session this browser knew nothing of takes the form away at once', async ({ page }) => {
  const data = { email: EMAIL, password: PASSWORD, rememberMe: false };
  await page.request.post(LOGIN, { data });
  const letHomeCome = await keepBack(page, /\/assets\/home-[^/]*\.js$/);
  const letCome = await openDrawn(page);
  const came = letCome();
  await expect(page.getByText('Loading Archive Console')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeHidden();
  letHomeCome();
  await came;
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});
