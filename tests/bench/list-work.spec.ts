import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { accounts, createWorld, realClock } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';
import { click, type Interaction, pointAt, takeTimes, timesOf } from './interactions.ts';

const ROUNDS = 5;
const CPU_SLOWER = 4;
/** In milliseconds (performance budgets). */
const MOST = { key: 24, worstKey: 50, press: 64 };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const worst = (values: readonly number[]) => Math.max(...values);
const ms = (value: number) => value.toFixed(0);

/** Without a screen the window is smaller than its page, by as much as its bars would take: what changes below them is never drawn. */
async function showWholePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + 200 } });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}

/** What a press takes in a page with nothing but a button: more than 24 ms, and the machine is too busy to measure. */
async function floorOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await takeTimes(page);
  await page.goto('data:text/html,<main><button onclick="textContent += 1">Press</button></main>');
  await slowDown(page);
  const times = await rounds(() => timesOf(page, () => click(page.getByRole('button'))));
  await page.close();
  return median(times.map(({ inp }) => inp));
}

/** A list of which work is measured. */
interface Measured {
  /** What it is called in the figures. */
  name: string;
  users: number;
  path: string;
  search: string;
  /** What is typed into its search. */
  text: string;
  sort: RegExp;
  /** Whether a row opens on details of its own. */
  opens: boolean;
}

const usersList = {
  path: '/home/users',
  search: 'Name or e-mail',
  text: 'brandt 42',
  sort: /^Name/,
  opens: true,
};
const lists: readonly Measured[] = [
  ...[100, 10_000, 1_000_000].map((users) => ({ ...usersList, name: `${users} users`, users })),
  {
    name: '1000000 addresses',
    users: 1_000_000,
    path: '/home/email-addresses',
    search: 'Address, mailbox or group',
    text: 'brandt 42',
    sort: /^Address/,
    opens: false,
  },
];

/** Opens a list in a console whose computer is slower than this one. */
async function openList(page: Page, origin: string, path: string): Promise<void> {
  const [{ email, password }] = accounts;
  await page.request.post(`${origin}/v2/authentication/login`, {
    data: { email, password, rememberMe: false },
  });
  await showWholePage(page);
  await takeTimes(page);
  await page.goto(`${origin}${path}`);
  // The hub is begun last: all that comes after the first rows is here.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
}

const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

const textOf = async (what: Locator) => (await what.textContent()) ?? '';

/** Waits for other rows than those that were there. */
async function otherRows(page: Page, before: string): Promise<void> {
  await expect(firstRow(page)).not.toHaveText(before);
}

async function rounds(measure: (round: number) => Promise<Interaction>): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await measure(round));
  return measured;
}

/** Types one letter after another, as a person does. */
async function typeFilter(page: Page, { search, text }: Measured): Promise<Interaction[]> {
  const box = page.getByRole('searchbox', { name: search });
  await box.focus();
  const keys: Interaction[] = [];
  for (const key of text) keys.push(await timesOf(page, () => page.keyboard.press(key)));
  await box.fill('');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  return keys;
}

/** Presses what brings other rows, round by round. */
const bringOthers = (page: Page, pressed: (round: number) => Locator) =>
  rounds(async (round) => {
    const before = await textOf(firstRow(page));
    await pointAt(page, pressed(round));
    return timesOf(
      page,
      () => click(pressed(round)),
      () => otherRows(page, before),
      'tr',
    );
  });

const sort = (page: Page, name: RegExp): Promise<Interaction[]> =>
  bringOthers(page, () => page.getByRole('columnheader', { name }).getByRole('button').first());

const turnPages = (page: Page): Promise<Interaction[]> =>
  bringOthers(page, (round) =>
    page.getByRole('button', { name: round % 2 === 0 ? 'Next page' : 'Previous page' }),
  );

function openDetails(page: Page): Promise<Interaction[]> {
  return rounds(async () => {
    const link = firstRow(page).getByRole('link').first();
    const name = await textOf(link);
    await pointAt(page, link);
    const times = await timesOf(
      page,
      () => click(link),
      () => expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),
      'h1',
    );
    await page.goBack();
    await expect(link).toBeVisible();
    return times;
  });
}

for (const list of lists) {
  test(`work in the list of ${list.name} is answered at once`, async ({ browser, page }) => {
    test.setTimeout(300_000);
    const world = createWorld({ clock: realClock(), users: list.users });
    const server = createConsoleServer(siteOf('packages/console/dist'), demoListener({ world }));
    const floor = await floorOf(browser);
    await openList(page, await listen(server), list.path);
    const keys = (await typeFilter(page, list)).map(({ inp }) => inp);
    const presses = {
      sort: await sort(page, list.sort),
      'next page': await turnPages(page),
      ...(list.opens && { 'open details': await openDetails(page) }),
    };
    await page.close();
    await close(server);
    const inp = (of: readonly Interaction[]) => of.map((one) => one.inp);
    console.log(
      [
        `${list.name} (a button alone: ${ms(floor)} ms): filter key ${ms(median(keys))} ms, worst ${ms(worst(keys))} ms`,
        ...Object.entries(presses).map(
          ([name, times]) =>
            `${name} ${ms(median(inp(times)))} ms, worst ${ms(worst(inp(times)))} ms, ` +
            `painted ${ms(median(times.map(({ painted }) => painted)))} ms`,
        ),
      ].join('; '),
    );
    expect.soft(median(keys), 'filter key').toBeLessThanOrEqual(MOST.key);
    expect.soft(worst(keys), 'worst filter key').toBeLessThanOrEqual(MOST.worstKey);
    for (const [name, times] of Object.entries(presses))
      expect.soft(median(inp(times)), name).toBeLessThanOrEqual(MOST.press);
  });
}
