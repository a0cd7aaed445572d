import type { Page } from '@playwright/test';
import { pressSignOut } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, PASSWORD } from './sign-in.ts';

/** A second tab of the same browser, where a first name is typed and not saved. */
async function tabThatEdits(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/home/users?q=lund');
  await tab.getByRole('link', { name: 'Gustav Lund' }).click();
  await tab.getByRole('link', { name: 'Edit user' }).click();
  await tab.getByLabel('First name').fill('Gustaf');
  return tab;
}

/** Signs in as another user. No tab hears of the end of the session before: it is as in a new browser. */
async function signInAsTom(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('trial@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
}

/** Between two looks at a tab, in milliseconds. */
const LOOK_EVERY_MS = 20;

/** What of people is left in a tab: in the page, and in what the browser stores for it. */
function leftIn(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const stored = [localStorage, sessionStorage].map((area) => JSON.stringify(area));
    const all = [document.documentElement.outerHTML, ...stored, JSON.stringify(history.state)].join('\n');
    return (
      all.match(
        /gustaf|gustav|lund|carla|[\w.]+@[\w-]+\.example|"ac\.(?:person|drafts|views|recents|columns)/gi,
      ) ?? []
    );
  });
}

test('a sign-out in one tab signs out all within a second, and leaves nothing of the person', async ({
  page,
}) => {
  await openSignedIn(page);
  const tab = await tabThatEdits(page);
  await pressSignOut(page);
  await expect(
    page.getByText('Another tab has something unsaved or running', { exact: true }).first(),
  ).toBeVisible();
  const looks = tab.evaluate(
    (pause) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const look = () => {
          times.push(Date.now());
          if (document.querySelector('main form [value="Gustaf"], nav') === null) resolve(times);
          else setTimeout(look, pause);
        };
        look();
      }),
    LOOK_EVERY_MS,
  );
  await expect(tab.getByLabel('First name')).toHaveValue('Gustaf');
  const answered = page.waitForResponse('**/logout');
  // Once it is decided, something typed and not saved holds no tab back.
  await page.getByRole('button', { name: 'Sign out all the same' }).click();
  // Both are the clock of this machine: what the service takes to answer counts as well.
  const { startTime } = (await answered).request().timing();
  expect(startTime).toBeGreaterThan(0);
  // A second of the tab's own time: where the machine has other things to do, its looks are fewer too.
  const late = (await looks).filter((time) => time > startTime);
  expect(late.length * LOOK_EVERY_MS).toBeLessThan(1000);
  await expect(tab).toHaveURL(/\/login$/);
  await expect(tab.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await leftIn(tab)).toEqual([]);
  expect(await leftIn(page)).toEqual([]);

  await tab.goBack();
  await expect(tab.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(tab.getByText('Gustav')).toHaveCount(0);
});

test('a sign-in as another user in one tab is noticed in the other before it writes', async ({
  page,
  world,
}) => {
  await openSignedIn(page);
  const tab = await tabThatEdits(page);
  await page.context().clearCookies();
  await signInAsTom(page);

  await expect(tab).toHaveURL(/\/home\/dashboard$/);
  await expect(tab.getByRole('button', { name: /^Account menu of tom\.engel/ })).toBeVisible();
  await expect(tab.getByText('Gustaf')).toHaveCount(0);
  const names = [...world.users.rows()].map(({ firstName }) => firstName);
  expect(names).not.toContain('Gustaf');
  // What the tab forgets of the person before is not what is kept of the one who has signed in.
  const signedInWith = await tab.evaluate(() => localStorage.getItem('ac.signed-in-with'));
  expect(signedInWith).toBe('trial@demo.example');
});

test('a page kept for the back button begins again, and is not shown before', async ({ page }) => {
  await openSignedIn(page);
  const loaded = page.waitForEvent('load');
  const wasHidden = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const { hidden } = document.documentElement;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return hidden;
  });
  expect(wasHidden).toBe(true);
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
